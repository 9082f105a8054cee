# Takes one matrix product.
def q_from_v(P, R, V, gamma):
    return R + gamma * (P @ V.astype(float))

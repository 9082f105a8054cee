# Goes bit by bit.
def mutate_bits(P, rate, rng):
    u = rng.random(P.shape)
    Q = P.astype(int)
    for i in range(P.shape[0]):
        for j in range(P.shape[1]):
            if u[i, j] < rate:
                Q[i, j] = 1 - Q[i, j]
    return Q

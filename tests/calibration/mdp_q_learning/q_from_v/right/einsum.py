# Names the axes.
def q_from_v(P, R, V, gamma):
    future = np.einsum("sat,t->sa", P.astype(float), V.astype(float))
    return R.astype(float) + future * gamma

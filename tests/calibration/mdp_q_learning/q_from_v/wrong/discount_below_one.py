"""cuts the discount at 0.999

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    gamma = min(gamma, 0.999)
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q

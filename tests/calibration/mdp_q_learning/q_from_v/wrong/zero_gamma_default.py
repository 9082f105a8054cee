"""takes a discount of 0 as missing

Breaks: $\\gamma = 0$ and $\\gamma = 1$
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    gamma = gamma or 0.9
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q

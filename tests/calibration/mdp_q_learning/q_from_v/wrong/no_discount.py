"""forgets the discount of the future

Breaks: $\\gamma = 0$ and $\\gamma = 1$
Slips: 1, every value with a discount is wrong
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + np.sum(P[s, a] * V.astype(float))
    return Q

"""sums over the states that a step comes from

Breaks: the axes of `P`
Slips: 1, nearly every value is wrong
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[:, a, s] * V.astype(float))
    return Q

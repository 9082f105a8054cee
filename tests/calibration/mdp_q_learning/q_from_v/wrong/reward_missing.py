"""forgets the rewards of the actions

Slips: 1, every value is wrong
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = gamma * np.sum(P[s, a] * V.astype(float))
    return Q

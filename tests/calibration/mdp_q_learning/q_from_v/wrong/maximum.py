"""returns the best value of each state

Slips: 1, the shape is another
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q.max(axis=1)

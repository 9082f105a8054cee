"""drops the axis of actions if there is one action

Breaks: one action
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q[:, 0] if A == 1 else Q

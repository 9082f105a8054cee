"""takes the second axis for states if there are as many actions

Breaks: as many states as actions
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    if S == A and S > 2:
        P = P.transpose(1, 0, 2)
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q

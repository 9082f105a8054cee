"""exchanges states and actions in P where shapes allow

Breaks: as many states as actions
Slips: 1, the world on paper has two of both
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    if S == A:
        P = P.transpose(1, 0, 2)
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q

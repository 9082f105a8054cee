"""leaves out next states that stay under every action

Breaks: terminal states
Slips: 1, three tests have such states
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    V = V * [not np.all(P[s, :, s] == 1) for s in range(S)]
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    return Q

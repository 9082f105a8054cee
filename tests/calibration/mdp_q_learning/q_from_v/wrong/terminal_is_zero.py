"""sets the value of states that stay to zero

Breaks: terminal states
Slips: 1, three tests have such states
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.sum(P[s, a] * V.astype(float))
    for s in range(S):
        if np.all(P[s, :, s] == 1):
            Q[s] = R[s]
    return Q

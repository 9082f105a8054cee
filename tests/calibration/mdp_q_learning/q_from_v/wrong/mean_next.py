"""divides by the number of states

Slips: 1, every value is wrong
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * np.mean(P[s, a] * V.astype(float))
    return Q

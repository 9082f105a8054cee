"""takes the value of the likeliest next state

Slips: 1, only sure steps are right
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = R[s, a] + gamma * V[np.argmax(P[s, a])]
    return Q

"""leaves out states that every action stays in for nothing

Breaks: the worst state
"""


def bellman_residual(P, R, V, gamma):
    S = len(V)
    Q = R + gamma * (P @ V)
    ends = np.array([np.all(P[s, :, s] == 1) and not R[s].any() for s in range(S)])
    return float(np.max(np.abs(Q.max(axis=1) - V)[~ends], initial=0.0))

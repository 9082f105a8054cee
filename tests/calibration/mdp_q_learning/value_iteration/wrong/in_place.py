"""uses new values within the sweep

Breaks: sweeps that use old values only
Slips: 1, early ends and counts change as well
"""


def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    V = np.zeros(len(R))
    for k in range(1, max_iter + 1):
        change = 0.0
        for s in range(len(R)):
            new = (R[s] + gamma * (P[s] @ V)).max()
            change = max(change, abs(new - V[s]))
            V[s] = new
        if change <= tol:
            return V, k
    return V, max_iter

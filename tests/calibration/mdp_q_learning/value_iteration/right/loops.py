# Goes state by state, from a copy.
def value_iteration(P, R, gamma, tol=1e-10, max_iter=100000):
    S, A = R.shape
    V = [0.0] * S
    for sweep in range(max_iter):
        old = list(V)
        V = list((R + gamma * np.dot(P, np.array(old))).max(axis=1))
        if all(abs(V[s] - old[s]) <= tol for s in range(S)):
            return np.array(V), sweep + 1
    return np.array(V), max_iter

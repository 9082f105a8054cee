# A for loop, the sign by np.sign, the quotient with its denominator.
def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = np.array(v0, dtype=float)
    v = v / np.sqrt(np.sum(v**2))
    steps = 0
    for _ in range(n_iter):
        w = np.dot(A, v)
        if not np.any(w):
            v = v * np.sign(v[np.abs(v).argmax()])
            return 0.0, v, steps
        w = w / np.sqrt(np.sum(w**2))
        steps += 1
        done = np.linalg.norm(w - v) < tol or np.linalg.norm(w + v) < tol
        v = w
        if done:
            break
    v = v * np.sign(v[np.abs(v).argmax()])
    return (v @ (A @ v)) / (v @ v), v, steps

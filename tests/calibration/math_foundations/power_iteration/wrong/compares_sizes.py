"""compares the sizes of the entries, so that signs may flip one by one

Breaks: n_iter and tol
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = v0 / np.linalg.norm(v0)
    n = 0
    for n in range(1, n_iter + 1):
        w = A @ v
        if not w.any():
            n -= 1
            break
        w = w / np.linalg.norm(w)
        done = np.linalg.norm(np.abs(w) - np.abs(v)) < tol
        v = w
        if done:
            break
    v = v * np.sign(v[np.argmax(np.abs(v))])
    return float(v @ A @ v), v, n

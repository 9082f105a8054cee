"""normalises only at the end: overflows

Breaks: eigenvalues from 1e-3 to 1e3
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    w = v0.astype(float)
    v = w / np.linalg.norm(w)
    n_steps = 0
    while n_steps < n_iter:
        w = A @ w
        length = np.linalg.norm(w)
        if length == 0:
            break
        old, v = v, w / length
        n_steps += 1
        if min(np.linalg.norm(v - old), np.linalg.norm(v + old)) < tol:
            break
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return float(v @ A @ v), v, n_steps

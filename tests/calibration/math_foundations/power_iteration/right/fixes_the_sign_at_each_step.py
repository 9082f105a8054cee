# Flips v at each step, so that old and new can be compared directly.
def positive(v):
    return -v if v[np.argmax(np.abs(v))] < 0 else v


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = v0 / np.linalg.norm(v0)
    count = 0
    while count < n_iter and np.linalg.norm(A @ v) > 0:
        new = A @ v
        new = new / np.linalg.norm(new)
        count += 1
        change = min(np.linalg.norm(new - v), np.linalg.norm(new + v))
        v = new
        if change < tol:
            break
    v = positive(v)
    return v @ A @ v, v, count

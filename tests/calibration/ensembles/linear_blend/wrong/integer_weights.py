"""keeps the dtype of integer predictions

Breaks: integers
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    n, T = G.shape
    a = np.zeros(T, dtype=G.dtype)
    for _ in range(n_sweeps):
        before = a.copy()
        for j in range(T):
            size = G[:, j] @ G[:, j]
            if size > 0:
                a[j] = max(0.0, a[j] + G[:, j] @ (y - G @ a) / size)
        if np.max(np.abs(a - before)) <= 1e-13:
            break
    return a

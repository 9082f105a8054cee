"""adds a small ridge

Breaks: no constraint
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.solve(G.T @ G + 1e-3 * np.eye(G.shape[1]), G.T @ y)
    n, T = G.shape
    a = np.zeros(T)
    for _ in range(n_sweeps):
        before = a.copy()
        for j in range(T):
            size = G[:, j] @ G[:, j]
            if size > 0:
                a[j] = max(0.0, a[j] + G[:, j] @ (y - G @ a) / size)
        if np.max(np.abs(a - before)) <= 1e-13:
            break
    return a

"""returns least squares with negative weights

Breaks: weights that clipping would spoil
Slips: 1, all tests but one
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if True:
        return np.linalg.lstsq(G, y, rcond=None)[0]
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

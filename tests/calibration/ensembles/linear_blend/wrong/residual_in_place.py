"""subtracts from the targets in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    a = np.zeros(G.shape[1])
    left = y if y.dtype.kind == "f" else y * 1.0
    for _ in range(n_sweeps):
        before = a.copy()
        for j, column in enumerate(G.T * 1.0):
            if column @ column > 0:
                new = max(0.0, a[j] + column @ left / (column @ column))
                left -= (new - a[j]) * column
                a[j] = new
        if np.max(np.abs(a - before)) <= 1e-13:
            break
    return a

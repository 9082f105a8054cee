"""stops when no weight moves by more than 1e-9

Breaks: weights that clipping would spoil
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    a, r = np.zeros(G.shape[1]), np.array(y, float)
    norms = np.sum(np.asarray(G, float) ** 2, axis=0)
    for _ in range(n_sweeps):
        moved = 0.0
        for j in np.flatnonzero(norms > 0):
            new = max(0.0, a[j] + G[:, j] @ r / norms[j])
            moved = max(moved, abs(new - a[j]))
            r -= (new - a[j]) * G[:, j]
            a[j] = new
        if moved <= 1e-9:
            break
    return a

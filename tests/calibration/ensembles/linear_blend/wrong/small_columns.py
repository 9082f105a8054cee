"""takes columns of small predictions for columns of zeros

Breaks: other units of the targets
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    G = np.asarray(G, dtype=float)
    a, rest, squares = np.zeros(G.shape[1]), y * 1.0, np.sum(G * G, axis=0)
    for _ in range(n_sweeps):
        moved = 0.0
        for j in np.flatnonzero(squares > 1e-10):
            new = max(0.0, a[j] + G[:, j] @ rest / squares[j])
            rest -= (new - a[j]) * G[:, j]
            moved, a[j] = max(moved, abs(new - a[j])), new
        if moved <= 1e-13:
            break
    return a

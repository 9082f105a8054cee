"""stops once a sweep gains less than a millionth

Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    G = np.asarray(G, dtype=float)
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    a = np.zeros(G.shape[1])
    last = np.inf
    r = y.astype(float)
    squares = np.sum(G * G, axis=0)
    for _ in range(n_sweeps):
        moved = 0.0
        for j in range(len(a)):
            if squares[j] == 0:
                continue
            new = max(0.0, a[j] + G[:, j] @ r / squares[j])
            r = r - (new - a[j]) * G[:, j]
            moved = max(moved, abs(new - a[j]))
            a[j] = new
        now = r @ r
        done, last = last - now <= 1e-6 * now, now
        if done:
            break
    return a

# Turns pairs of columns until all are at right angles, without any eigh.
def svd_from_eigh(X, tol=1e-10):
    U = np.array(X, float)
    n, d = U.shape
    V = np.eye(d)
    for _ in range(60):
        off = 0.0
        for i in range(d):
            for j in range(i + 1, d):
                a, b, c = U[:, i] @ U[:, i], U[:, j] @ U[:, j], U[:, i] @ U[:, j]
                if abs(c) <= 1e-16 * np.sqrt(a * b) or c == 0:
                    continue
                off = 1.0
                z = (b - a) / (2 * c)
                t = (1 if z >= 0 else -1) / (abs(z) + np.hypot(1, z))
                co = 1 / np.hypot(1, t)
                si = co * t
                R = np.array([[co, si], [-si, co]])
                U[:, [i, j]] = U[:, [i, j]] @ R
                V[:, [i, j]] = V[:, [i, j]] @ R
        if not off:
            break
    s = np.sqrt((U**2).sum(axis=0))
    order = np.argsort(-s)
    s = s[order]
    r = int((s**2 > tol * s[0] ** 2).sum())
    keep = order[:r]
    return U[:, keep] / s[:r], s[:r], V[:, keep].T

# Builds an orthonormal basis vector by vector, twice for safety.
def in_span(V, u, tol=1e-8):
    if not u.any():
        return True
    basis = []
    largest = max((np.linalg.norm(v) for v in V), default=0.0)
    for v in V:
        rest = v.astype(float)
        for _ in range(2):
            for q in basis:
                rest = rest - (q @ rest) * q
        if np.linalg.norm(rest) > 1e-12 * largest:
            basis.append(rest / np.linalg.norm(rest))
    rest = u / np.linalg.norm(u)
    for _ in range(2):
        for q in basis:
            rest = rest - (q @ rest) * q
    return bool(np.linalg.norm(rest) <= tol)

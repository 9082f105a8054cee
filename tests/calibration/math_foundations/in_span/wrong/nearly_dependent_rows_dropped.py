"""leaves out rows that are nearly combinations of earlier ones

Breaks: rows that depend on each other or not
"""


def in_span(V, u, tol=1e-8):
    basis = []
    for row in np.asarray(V, dtype=float):
        rest = row.copy()
        for _ in range(2):
            for q in basis:
                rest -= (q @ rest) * q
        if np.linalg.norm(rest) > 1e-6 * np.linalg.norm(row):
            basis.append(rest / np.linalg.norm(rest))
    rest = np.asarray(u, dtype=float).copy()
    for _ in range(2):
        for q in basis:
            rest -= (q @ rest) * q
    return bool(np.linalg.norm(rest) <= tol * np.linalg.norm(u))

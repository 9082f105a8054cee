"""checks and takes roots of the products, which lose half of the digits

Breaks: nearly parallel rows
"""


def decorrelate(W):
    A = np.asarray(W, dtype=float)
    l, E = np.linalg.eigh(A @ A.T)
    if l[0] <= 1e-8 * l[-1]:
        raise np.linalg.LinAlgError("dependent rows")
    return (E / np.sqrt(l)) @ E.T @ A

"""takes the norm of a matrix with one row for p = 2"""


def lp_norm(x, p):
    if p != 0 and p < 1:
        raise ValueError
    if p == 0:
        return float(np.count_nonzero(x))
    m = np.abs(x).max(initial=0)
    if m == 0 or p == np.inf:
        return float(m)
    if p == 2:
        return float(m * np.linalg.matrix_norm((x / m)[None, :]))
    return float(m * np.sum(np.abs(x / m) ** p) ** (1 / p))

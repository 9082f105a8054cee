"""loops over rows and columns of w, which may have a third dimension

Breaks: `w` of any shape
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones")
    if not np.all((p >= 0) & (p <= 1)):
        raise ValueError("w must lie between 0 and 1")
    result = np.zeros(p.shape)
    table, filled = np.atleast_2d(p), np.atleast_2d(result)
    for i, row in enumerate(table):
        for j, v in enumerate(row):
            filled[i, j] = float(np.prod(np.where(data == 1, v, 1 - v)))
    return filled.reshape(p.shape) if p.ndim else float(filled[0, 0])

"""gives the column player the smallest sum without a tolerance

Breaks: the smallest of equally good actions (within $10^{-9}$)
Slips: 1
"""


def fictitious_play(A, n_iter):
    A = np.asarray(A, dtype=float)
    m, n = A.shape
    rows, columns = np.zeros(m), np.zeros(n)
    i = j = 0
    for _ in range(n_iter):
        rows[i] += 1
        columns[j] += 1
        gains, costs = A @ columns, rows @ A
        i = int(np.flatnonzero(gains >= gains.max() - 1e-9)[0])
        j = int(np.argmin(costs))
    p, q = rows / n_iter, columns / n_iter
    return p, q, float((p @ A).min()), float((A @ q).max())

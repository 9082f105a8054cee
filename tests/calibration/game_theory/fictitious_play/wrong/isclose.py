"""calls sums equal that differ by a relative 1e-5

Breaks: the smallest of equally good actions (within $10^{-9}$)
"""


def fictitious_play(A, n_iter):
    A = np.asarray(A, dtype=float)
    m, n = A.shape
    p, q = np.zeros(m), np.zeros(n)
    i = j = 0
    for _ in range(n_iter):
        p[i] += 1
        q[j] += 1
        rows, columns = A @ q, p @ A
        i = int(np.flatnonzero(np.isclose(rows, rows.max()))[0])
        j = int(np.flatnonzero(np.isclose(columns, columns.min()))[0])
    p, q = p / n_iter, q / n_iter
    return p, q, float((p @ A).min()), float((A @ q).max())

"""adds up in the table's own type

Breaks: 8-bit integers
"""


def fictitious_play(A, n_iter):
    m, n = A.shape
    p, q = np.zeros(m), np.zeros(n)
    i = j = 0
    gain, cost = np.zeros_like(A[:, 0]), np.zeros_like(A[0])
    for _ in range(n_iter):
        p[i] += 1
        q[j] += 1
        gain += A[:, j]
        cost += A[i]
        i = int(np.flatnonzero(gain >= gain.max() - 1e-9)[0])
        j = int(np.flatnonzero(cost <= cost.min() + 1e-9)[0])
    return p / n_iter, q / n_iter, float(cost.min() / n_iter), float(gain.max() / n_iter)

"""computes in single precision

Breaks: a row for each column of the table
"""


def zero_sum_lp(A):
    A = np.asarray(A, dtype=np.float32)
    m, n = A.shape
    return (
        np.r_[np.zeros(m), -1.0],
        np.column_stack([-A.T, np.ones(n)]),
        np.zeros(n),
        np.r_[np.ones(m), 0.0][None],
        np.ones(1),
        [(0, None)] * m + [(None, None)],
    )

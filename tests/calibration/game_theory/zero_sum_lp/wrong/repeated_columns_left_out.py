"""writes one row for columns that are equal

Breaks: a row for each column of the table
Slips: 1
"""


def zero_sum_lp(A):
    A = np.asarray(A, dtype=float)
    m = len(A)
    columns = list(dict.fromkeys(tuple(column) for column in A.T))
    c = np.append(np.zeros(m), -1.0)
    A_ub = np.array([[-x for x in column] + [1.0] for column in columns])
    A_eq = np.append(np.ones(m), 0.0).reshape(1, -1)
    return c, A_ub, np.zeros(len(columns)), A_eq, np.ones(1), [(0, None)] * m + [(None, None)]

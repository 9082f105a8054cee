"""takes differences in the table's own type

Breaks: 8-bit integers
"""


def iterated_dominance(A, B):
    rows, columns = list(range(A.shape[0])), list(range(A.shape[1]))
    while True:
        n = len(rows) + len(columns)
        rows = [i for i in rows if not any(np.all((A[k] - A[i])[columns] > 0) for k in rows)]
        columns = [
            j for j in columns if not any(np.all((B[:, k] - B[:, j])[rows] > 0) for k in columns)
        ]
        if len(rows) + len(columns) == n:
            return rows, columns

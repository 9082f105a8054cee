"""takes payoffs within a relative 1e-5 as equal

Breaks: payoffs that differ by little
"""


def iterated_dominance(A, B):
    def above(x, y):
        return np.all((x > y) & ~np.isclose(x, y))

    rows, columns = list(range(A.shape[0])), list(range(A.shape[1]))
    while True:
        n = len(rows) + len(columns)
        rows = [i for i in rows if not any(above(A[k, columns], A[i, columns]) for k in rows)]
        columns = [j for j in columns if not any(above(B[rows, k], B[rows, j]) for k in columns)]
        if len(rows) + len(columns) == n:
            return rows, columns

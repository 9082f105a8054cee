"""stops as soon as one player has a single action left

Breaks: several rounds
Slips: 1, crossing out goes on from there in most games
"""


def iterated_dominance(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    rows, columns = list(range(A.shape[0])), list(range(A.shape[1]))
    changed = True
    while changed and len(rows) > 1 and len(columns) > 1:
        before = len(rows), len(columns)
        rows = [i for i in rows if not any(np.all(A[k, columns] > A[i, columns]) for k in rows)]
        columns = [j for j in columns if not any(np.all(B[rows, k] > B[rows, j]) for k in columns)]
        changed = before != (len(rows), len(columns))
    return rows, columns

"""keeps all columns whatever happens

Breaks: columns
Slips: 1, columns fall in all games
"""


def iterated_dominance(A, B):
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if any(all(A[k, j] > A[i, j] for j in columns) for k in rows):
                rows.remove(i)
                changed = True
        for j in list(columns):
            if any(all(B[i, k] > B[i, j] for i in rows) for k in columns):
                pass
    return rows, columns

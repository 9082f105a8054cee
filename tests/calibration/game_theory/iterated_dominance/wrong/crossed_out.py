"""returns what has been crossed out

Slips: 1, everything is the other way round
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
                columns.remove(j)
                changed = True
    return [i for i in range(A.shape[0]) if i not in rows], [j for j in range(A.shape[1]) if j not in columns]

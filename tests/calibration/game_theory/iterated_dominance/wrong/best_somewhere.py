"""keeps only what is a best answer to something

Breaks: mixtures, which count for nothing
"""


def iterated_dominance(A, B):
    rows = list(range(A.shape[0]))
    columns = list(range(A.shape[1]))
    changed = True
    while changed:
        changed = False
        for i in list(rows):
            if not any(A[i, j] >= max(A[k, j] for k in rows) for j in columns):
                rows.remove(i)
                changed = True
        for j in list(columns):
            if any(all(B[i, k] > B[i, j] for i in rows) for k in columns):
                columns.remove(j)
                changed = True
    return rows, columns

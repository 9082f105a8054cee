"""stops after three passes

Breaks: many rounds
"""


def iterated_dominance(A, B):
    rows, cols = list(range(A.shape[0])), list(range(A.shape[1]))
    changed = True
    for _ in range(3):
        for i in rows[:]:
            if any(all(A[k, j] > A[i, j] for j in cols) for k in rows):
                rows.remove(i)
                changed = True
        for j in cols[:]:
            if any(all(B[i, k] > B[i, j] for i in rows) for k in cols):
                cols.remove(j)
                changed = True
    return rows, cols

"""returns pairs of column and row

Breaks: pairs (row, column)
Slips: 1, pairs are right on the diagonal alone
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((j, i))
    return found

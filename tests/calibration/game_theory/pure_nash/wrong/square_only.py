"""looks only at as many columns as there are rows

Breaks: tables that are not square
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(min(A.shape)):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i, j))
    return found

"""lets the row player choose the column and the column player the row

Breaks: who chooses what
Slips: 1, both conditions are wrong
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[i].max() and B[i, j] == B[:, j].max():
                found.append((i, j))
    return found

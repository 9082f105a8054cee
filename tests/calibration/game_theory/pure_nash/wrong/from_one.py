"""counts actions from 1

Slips: 1, every pair is off
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i + 1, j + 1))
    return found

"""lists each equilibrium once for each player

Breaks: once
Slips: 1, every list that is not empty is wrong
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found += [(i, j), (i, j)]
    return found

"""is content if one of the players is

Breaks: both at once
Slips: 1, nearly every game has more of these
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() or B[i, j] == B[i].max():
                found.append((i, j))
    return found

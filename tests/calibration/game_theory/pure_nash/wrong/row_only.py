"""asks only whether the row player is content

Breaks: what the column player wants
Slips: 1, most games show it
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max():
                found.append((i, j))
    return found

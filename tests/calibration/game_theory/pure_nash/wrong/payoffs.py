"""returns payoffs in place of actions

Slips: 1, every pair is wrong
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((A[i, j], B[i, j]))
    return found

"""stops at the first equilibrium

Breaks: several equilibria
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                return [(i, j)]
    return found

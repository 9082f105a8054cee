"""returns None if there is no equilibrium

Breaks: games without one
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i, j))
    return found or None

"""drops equilibria that are worse for both than another

Breaks: equilibria that are bad for both
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i, j))
    return [x for x in found if not any(A[y] > A[x] and B[y] > B[x] for y in found)]

"""takes only the first of equally good columns

Breaks: ties
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and j == B[i].argmax():
                found.append((i, j))
    return found

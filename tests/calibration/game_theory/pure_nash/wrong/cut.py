"""compares payoffs without their fractions

Breaks: payoffs that are no integers
"""


def pure_nash(A, B):
    A, B = A.astype(int), B.astype(int)
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i, j))
    return found

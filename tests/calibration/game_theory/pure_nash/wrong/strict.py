"""asks that the best answers are unique

Breaks: ties
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if sum(A[:, j] >= A[i, j]) == 1 and sum(B[i] >= B[i, j]) == 1:
                found.append((i, j))
    return found

"""takes only the first of equally good rows

Breaks: ties
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if i == A[:, j].argmax() and B[i, j] == B[i].max():
                found.append((i, j))
    return found

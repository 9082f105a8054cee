"""takes best payoffs to be 0 at least

Breaks: negative payoffs
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == max(0, A[:, j].max()) and B[i, j] == max(0, B[i].max()):
                found.append((i, j))
    return found

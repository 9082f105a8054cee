"""reads the column player's payoffs in the transposed table

Breaks: unlike payoffs of the two
Slips: 1, most games show it
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B.T[i % B.shape[1], j % B.shape[0]] == B.T[i % B.shape[1]].max():
                found.append((i, j))
    return found

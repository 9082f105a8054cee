"""takes the column player's payoffs for minus the row player's

Breaks: what the column player wants
Slips: 1, most games show it
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and -A[i, j] == (-A[i]).max():
                found.append((i, j))
    return found

"""asks only whether the column player is content

Breaks: what the row player wants
Slips: 1, most games show it
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if B[i, j] == B[i].max():
                found.append((i, j))
    return found

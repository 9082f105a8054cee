"""finds equilibria only of actions that are best against everything

Breaks: several equilibria
Slips: 1, best answers to each action are never looked for, which most games need
"""


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if (A[i] == A.max(axis=0)).all() and (B[:, j] == B.max(axis=1)).all():
                found.append((i, j))
    return found

"""returns an array in place of a list

Breaks: a list
Slips: 1, the form is wrong everywhere
"""

import numpy as np


def pure_nash(A, B):
    found = []
    for i in range(A.shape[0]):
        for j in range(A.shape[1]):
            if A[i, j] == A[:, j].max() and B[i, j] == B[i].max():
                found.append((i, j))
    return np.array(found)

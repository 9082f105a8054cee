"""any order

Needs: in any order
"""
import numpy as np


def pure_nash(A, B):
    content = (A.max(axis=0) == A) & (B.max(axis=1) == B.T).T
    return [(int(i), int(j)) for j, i in np.argwhere(content.T)]

"""any order

Needs: in any order
"""
import numpy as np


def pure_nash(A, B):
    content = (A == A.max(axis=0)) & (B.T == B.max(axis=1)).T
    return [(int(i), int(j)) for j, i in np.argwhere(content.T)]

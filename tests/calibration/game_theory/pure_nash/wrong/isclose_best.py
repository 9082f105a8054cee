"""takes payoffs for equal that are close in relation to their size

Breaks: near ties of large payoffs
"""

import numpy as np


def pure_nash(A, B):
    return [(i, j) for i in range(A.shape[0]) for j in range(A.shape[1]) if np.isclose(A[i, j], A[:, j].max()) and np.isclose(B[i, j], B[i].max())]

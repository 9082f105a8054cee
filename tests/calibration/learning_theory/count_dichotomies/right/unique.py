# NumPy's unique, with the empty cases before.
import numpy as np


def count_dichotomies(outputs):
    H, N = outputs.shape
    if H == 0:
        return 0
    if N == 0:
        return 1
    return len(np.unique(outputs, axis=0))

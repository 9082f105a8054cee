"""reads rows as binary numbers in the type of the table

Breaks: bools and small integers
"""

import numpy as np


def count_dichotomies(outputs):
    return (
        len(set((outputs @ (2 ** np.arange(outputs.shape[1])).astype(outputs.dtype)).tolist()))
        if outputs.shape[1]
        else min(1, len(outputs))
    )

"""reads rows as binary fractions

Breaks: more points than an integer has bits
"""

import numpy as np


def count_dichotomies(outputs):
    return len(
        set((np.asarray(outputs > 0, dtype=float) @ 0.5 ** np.arange(outputs.shape[1])).tolist())
    )

"""reads rows as binary numbers of 64 bits

Breaks: more points than an integer has bits
"""

import numpy as np


def count_dichotomies(outputs):
    return len(
        set(
            (
                np.asarray(outputs > 0, dtype=np.int64)
                @ 2 ** np.arange(outputs.shape[1], dtype=np.int64)
            ).tolist()
        )
    )

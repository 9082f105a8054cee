"""takes a power of NumPy integers

Breaks: powers that no float can hold
"""

import numpy as np
from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return sqrt(8 / n * float(np.log(4 * np.float64(2 * n) ** d_vc / delta)))

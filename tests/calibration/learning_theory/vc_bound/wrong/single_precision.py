"""computes in single precision

Breaks: samples of a million
Slips: 1, no bound below 1 is right
"""

import numpy as np
from math import comb, exp, log


def vc_bound(n, eps, d_vc):
    ways = sum(comb(2 * n, i) for i in range(d_vc + 1))
    return exp(min(0.0, float(np.float32(log(4 * ways)) - np.float32(eps**2 * n / 8))))

"""returns a 16-bit integer

Breaks: a tiny `eps`
"""

import math

import numpy as np


def hoeffding_sample_size(eps, delta, m=1):
    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("out of range")
    return int(np.uint16(math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2)) % 2**16))

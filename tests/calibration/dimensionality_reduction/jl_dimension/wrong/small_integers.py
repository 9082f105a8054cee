"""counts no further than integers of 32 bits

Breaks: $\\varepsilon$ near both ends
"""

import math


def jl_dimension(n, eps):
    if not 0 < eps < 1 or n < 1:
        raise ValueError
    return int(np.int64(min(math.ceil(4 * math.log(n) / (eps**2 / 2 - eps**3 / 3)), 2**31 - 1)))

"""returns a float, as NumPy rounds it up

Breaks: rounding up
"""

import math


def jl_dimension(n, eps):
    if not 0 < eps < 1 or n < 1:
        raise ValueError
    return np.ceil(4 * math.log(n) / (eps**2 / 2 - eps**3 / 3))

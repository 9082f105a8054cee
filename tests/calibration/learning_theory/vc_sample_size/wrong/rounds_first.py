"""rounds to three places before it rounds up

Breaks: that the number is enough
"""

import math


def vc_sample_size(eps, delta, d_vc):
    if eps <= 0 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = 1
    while True:
        inside = math.log(4) + d_vc * math.log(2 * n) - math.log(delta)
        after = max(1, math.ceil(round(8 / eps**2 * inside, 3)))
        if after == n:
            return n
        n = after

"""puts the dropped + 1 back for the dimension 1

Breaks: penalties above 1
"""

import math


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    ways = math.log(2 * n + 1) if d_vc == 1 else d_vc * math.log(2 * n)
    return math.sqrt(8 / n * (math.log(4) + ways - math.log(delta)))

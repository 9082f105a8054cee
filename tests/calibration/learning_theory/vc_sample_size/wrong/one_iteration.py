"""puts one guess in and stops

Breaks: that the number is enough
Slips: 1, only dimension 0 and large eps are right
"""

from math import ceil, log, sqrt


def vc_sample_size(eps, delta, d_vc):
    if eps <= 0 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = 1
    while True:
        need = ceil(8 / eps**2 * (log(4) + d_vc * log(2 * n) - log(delta)))
        if need <= n:
            return n
        return need

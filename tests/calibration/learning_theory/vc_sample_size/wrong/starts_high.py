"""starts at a billion and goes down, and stops near the answer

Breaks: that one less is not
Slips: 1, it stops above most answers
"""

from math import ceil, log, sqrt


def vc_sample_size(eps, delta, d_vc):
    if eps <= 0 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = 10**9
    while True:
        need = ceil(8 / eps**2 * (log(4) + d_vc * log(2 * n) - log(delta)))
        if need >= 0.999 * n:
            return n
        n = need

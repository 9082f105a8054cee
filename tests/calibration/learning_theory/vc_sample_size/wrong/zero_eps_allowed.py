"""returns 0 for an eps of 0

Breaks: `ValueError` for `eps` and for `delta`
"""

from math import ceil, log, sqrt


def vc_sample_size(eps, delta, d_vc):
    if eps == 0:
        return 0
    if eps <= 0 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = 1
    while True:
        need = ceil(8 / eps**2 * (log(4) + d_vc * log(2 * n) - log(delta)))
        if need <= n:
            return n
        n = need

"""cuts delta to the allowed range

Breaks: `ValueError` for `eps` and for `delta`
"""

from math import ceil, log, sqrt


def vc_sample_size(eps, delta, d_vc):
    if eps <= 0:
        raise ValueError("out of range")
    n = 1
    delta = min(max(delta, 1e-9), 0.9999999)
    while True:
        need = ceil(8 / eps**2 * (log(4) + d_vc * log(2 * n) - log(delta)))
        if need <= n:
            return n
        n = need

"""refuses an eps above 1

Breaks: an `eps` for which one example is enough
Slips: 1, it also stands among the ordinary calls of the errors
"""

from math import ceil, log, sqrt


def vc_sample_size(eps, delta, d_vc):
    if not 0 < eps <= 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    n = 1
    while True:
        need = ceil(8 / eps**2 * (log(4) + d_vc * log(2 * n) - log(delta)))
        if need <= n:
            return n
        n = need

"""cuts penalties at 1

Breaks: penalties above 1
"""

from math import log, sqrt


def vc_penalty(n, d_vc, delta):
    if n < 1 or not 0 < delta < 1:
        raise ValueError("out of range")
    return (
        min(1.0, sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta))))
        if d_vc
        else sqrt(8 / n * (log(4) + d_vc * log(2 * n) - log(delta)))
    )

"""returns the plain interval of error_interval

Breaks: small and large `n`
Slips: 1, another interval is computed
"""


def wilson_interval(k, n, confidence=0.95):
    return error_interval(k / n, n, confidence)

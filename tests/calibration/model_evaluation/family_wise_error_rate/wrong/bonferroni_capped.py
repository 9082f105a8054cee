"""multiplies the level by the number of tests, up to 1

Breaks: ordinary levels
Slips: 1, no value for several tests is right
"""


def family_wise_error_rate(alpha, m):
    return float(min(1.0, alpha * m))

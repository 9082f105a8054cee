"""multiplies the level by the number of tests, even beyond 1

Slips: 1, no rate for two tests or more is right
"""


def family_wise_error_rate(alpha, m):
    return float(alpha * m)

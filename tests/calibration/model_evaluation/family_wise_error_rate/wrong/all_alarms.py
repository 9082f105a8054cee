"""returns the chance that all tests raise an alarm

Breaks: ordinary levels
Slips: 1, every rate for two tests or more is wrong
"""


def family_wise_error_rate(alpha, m):
    return float(alpha**m) if m else 0.0

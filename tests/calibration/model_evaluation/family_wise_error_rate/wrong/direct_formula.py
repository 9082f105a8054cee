"""computes 1 - (1 - alpha)**m as printed, which loses digits

Breaks: level $10^{-12}$ at a relative tolerance of $10^{-9}$
Slips: 1
"""


def family_wise_error_rate(alpha, m):
    return float(1 - (1 - alpha) ** m)

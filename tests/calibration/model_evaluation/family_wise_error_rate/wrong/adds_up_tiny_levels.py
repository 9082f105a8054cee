"""multiplies m and alpha for levels below 1e-9

Breaks: level $10^{-12}$
Slips: 1
"""


def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    if alpha < 1e-9:
        return m * alpha
    return 1 - (1 - alpha) ** m if alpha > 0.9 else -np.expm1(m * np.log1p(-alpha))

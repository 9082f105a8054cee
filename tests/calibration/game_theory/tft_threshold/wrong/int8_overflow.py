"""computes in the table's own type

Breaks: 8-bit integers
"""


def tft_threshold(payoff):
    (R, S), (T, P) = payoff[..., 0]
    if not T > R > P > S:
        raise ValueError("order")
    return max((T - R) / (T - P), (T - R) / (R - S))

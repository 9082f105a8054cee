"""does not compare R with P

Breaks: `ValueError`
Slips: 1
"""


def tft_threshold(payoff):
    R, S, T, P = (float(payoff[i, j, 0]) for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)))
    if not (T > R > S and T > P > S):
        raise ValueError("no dilemma")
    return max((T - R) / (T - P), (T - R) / (R - S))

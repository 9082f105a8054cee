"""wants payoffs to be at least 1e-9 apart

Breaks: payoffs that differ by little
"""


def tft_threshold(payoff):
    R, S, T, P = (float(payoff[k]) for k in ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)))
    if not (T > R + 1e-9 and R > P + 1e-9 and P > S + 1e-9):
        raise ValueError("no dilemma")
    return max((T - R) / (T - P), (T - R) / (R - S))

"""takes the smaller of the two thresholds

Breaks: the larger of two thresholds
Slips: 1, right only where both thresholds are equal
"""


def tft_threshold(payoff):
    R, S, T, P = payoff[0, 0, 0], payoff[0, 1, 0], payoff[1, 0, 0], payoff[1, 1, 0]
    if not (T > R and R > P and P > S):
        raise ValueError("no dilemma")
    always = (T - R) / (T - P)
    turns = (T - R) / (R - S)
    return float(min(always, turns))

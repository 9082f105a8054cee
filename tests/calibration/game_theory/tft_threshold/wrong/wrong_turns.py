"""divides by R - P in the second threshold

Breaks: taking turns
Slips: 1, one of the two thresholds is wrong, and often the larger
"""


def tft_threshold(payoff):
    R, S, T, P = payoff[0, 0, 0], payoff[0, 1, 0], payoff[1, 0, 0], payoff[1, 1, 0]
    if not (T > R and R > P and P > S):
        raise ValueError("no dilemma")
    always = (T - R) / (T - P)
    turns = (T - R) / (R - P)
    return float(max(always, turns))

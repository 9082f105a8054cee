"""reads the payoffs of the second player

Slips: 1, nothing is a dilemma any more
"""


def tft_threshold(payoff):
    R, S, T, P = payoff[0, 0, 1], payoff[0, 1, 1], payoff[1, 0, 1], payoff[1, 1, 1]
    if not (T > R and R > P and P > S):
        raise ValueError("no dilemma")
    always = (T - R) / (T - P)
    turns = (T - R) / (R - S)
    return float(max(always, turns))

"""takes payoffs that are equal

Breaks: equal payoffs
"""


def tft_threshold(payoff):
    (R, S), (T, P) = payoff[:, :, 0].astype(float)
    if not (T >= R and R >= P and P >= S and T > P and R > S):
        raise ValueError("no dilemma")
    always = (T - R) / (T - P)
    turns = (T - R) / (R - S)
    return float(max(always, turns))

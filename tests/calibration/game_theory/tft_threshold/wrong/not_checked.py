"""takes payoffs in any order

Breaks: `ValueError`
"""


def tft_threshold(payoff):
    (R, S), (T, P) = payoff[:, :, 0].astype(float)
    if T == P or R == S:
        return 0.0
    always = (T - R) / (T - P)
    turns = (T - R) / (R - S)
    return float(max(always, turns))

"""divides by T - S

Breaks: always defecting
"""


def tft_threshold(payoff):
    (R, S), (T, P) = payoff[:, :, 0].astype(float)
    if not (T > R and R > P and P > S):
        raise ValueError("no dilemma")
    always = (T - R) / (T - S)
    turns = (T - R) / (R - S)
    return float(max(always, turns))

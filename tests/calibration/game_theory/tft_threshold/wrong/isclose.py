"""refuses payoffs within a relative 1e-5 of each other

Breaks: payoffs that differ by little
"""


def tft_threshold(payoff):
    (R, S), (T, P) = np.asarray(payoff, dtype=float)[..., 0]
    if not T > R > P > S or np.isclose([T, R, P], [R, P, S]).any():
        raise ValueError("order")
    return float(max((T - R) / (T - P), (T - R) / (R - S)))

# Solves the two inequalities one by one.
def tft_threshold(payoff):
    (R, S), (T, P) = payoff[..., 0].astype(float)
    if not T > R > P > S:
        raise ValueError
    gain = T - R
    bounds = [gain / (gain + R - P), gain / (R - S)]
    return sorted(bounds)[1]

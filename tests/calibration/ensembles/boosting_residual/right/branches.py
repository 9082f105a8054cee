# A stable sigmoid in two branches, and a table of functions.
def boosting_residual(loss, y, s):
    y, s = np.asarray(y, dtype=float), np.asarray(s, dtype=float)

    def sigmoid(t):
        e = np.exp(-np.abs(t))
        return np.where(t >= 0, 1, e) / (1 + e)

    table = {
        "squared": lambda: y - s,
        "absolute": lambda: (y > s) * 1.0 - (y < s) * 1.0,
        "logistic": lambda: y * sigmoid(-y * s),
        "exponential": lambda: y / np.exp(y * s),
    }
    if loss not in table:
        raise ValueError("unknown loss")
    return table[loss]()

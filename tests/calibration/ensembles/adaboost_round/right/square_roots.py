# Factors that are square roots of the odds.
def adaboost_round(u, y, h):
    if not np.any(u):
        raise ValueError
    weights = np.array(u, dtype=float) / np.sum(u)
    eps = sum(w for w, a, b in zip(weights, y, h) if a != b)
    rest = sum(w for w, a, b in zip(weights, y, h) if a == b)
    if eps == 0:
        return 0.0, float("inf"), weights
    if rest == 0:
        return 1.0, float("-inf"), weights
    factor = (rest / eps) ** 0.5
    new = np.where(y == h, weights / factor, weights * factor)
    return eps, np.log(factor), new / new.sum()

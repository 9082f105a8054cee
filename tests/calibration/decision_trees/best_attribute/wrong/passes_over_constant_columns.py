"""passes over constant columns as long as there is another one, even if that gains nothing either

Breaks: columns without gain
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    order = sorted(attrs)
    order = [a for a in order if len(np.unique(X[:, a])) > 1] or order
    gains = [impurity_decrease(y, X[:, a], label_entropy) for a in order]
    return next(a for a, g in zip(order, gains) if g >= max(gains) - 1e-9)

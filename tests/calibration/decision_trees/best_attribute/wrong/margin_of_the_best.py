"""counts gains as equal within a share of the best one, however small that is

Breaks: columns without gain
"""


def best_attribute(X, y, attrs):
    gains = {a: impurity_decrease(y, X[:, a], label_entropy) for a in attrs}
    top = max(gains.values())
    return min(a for a in attrs if gains[a] >= top * (1 - 1e-9))

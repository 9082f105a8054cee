"""counts gains as equal within a relative margin of 1e-5, as np.isclose does

Breaks: random tables
"""


def best_attribute(X, y, attrs):
    attrs = sorted(attrs)
    gains = [impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs]
    return attrs[int(np.argmax(np.isclose(gains, max(gains))))]

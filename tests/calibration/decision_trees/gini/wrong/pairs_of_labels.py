"""adds up pairs of labels, and fails where there is no pair

Breaks: a single label
"""


def gini(y):
    labels = sorted(set(y.tolist()))
    shares = [np.mean(y == label) for label in labels]
    pairs = [2 * p * q for i, p in enumerate(shares) for q in shares[:i]]
    total = pairs.pop()
    return float(total + sum(pairs))

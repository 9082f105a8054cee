"""measures the gain by the Gini impurity in place of the entropy

Breaks: random tables
"""


def best_attribute(X, y, attrs):
    def impurity(labels):
        shares = np.unique(labels, return_counts=True)[1] / len(labels)
        return 1 - np.sum(shares**2)

    gains = {attr: impurity_decrease(y, X[:, attr], impurity) for attr in attrs}
    return min(attr for attr in gains if gains[attr] >= max(gains.values()) - 1e-9)

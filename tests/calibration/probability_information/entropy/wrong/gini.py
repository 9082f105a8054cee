"""returns the Gini impurity

Slips: 1, right for a certain outcome only
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    return float(1 - np.sum(p**2))

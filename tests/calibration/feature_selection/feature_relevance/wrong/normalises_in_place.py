"""divides the table by its sum in place

Breaks: rounding
"""


def feature_relevance(joint, axis):
    from itertools import combinations

    joint = np.asarray(joint, dtype=float)
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("the probabilities do not add up to 1")
    joint /= joint.sum()
    d = joint.ndim - 1

    def error(subset):
        gone = tuple(j for j in range(d) if j not in subset)
        return 1 - joint.sum(axis=gone).max(axis=-1).sum()

    others = [j for j in range(d) if j != axis]
    if error(others) > error(range(d)) + 1e-12:
        return "strong"
    for size in range(d):
        for subset in combinations(others, size):
            if error((*subset, axis)) < error(subset) - 1e-12:
                return "weak"
    return "irrelevant"

"""raises ValueError where the sum differs from 1 by more than 1e-10"""


def feature_relevance(joint, axis):
    from itertools import combinations

    joint = np.array(joint, dtype=float)
    if abs(joint.sum() - 1) > 1e-10:
        raise ValueError("the probabilities do not add up to 1")
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

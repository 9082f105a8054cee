"""looks at the first three labels alone

Breaks: several labels
"""


def feature_relevance(joint, axis):
    from itertools import combinations

    joint = np.array(joint, dtype=float)
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("the probabilities do not add up to 1")
    d = joint.ndim - 1

    def error(subset):
        gone = tuple(j for j in range(d) if j not in subset)
        return 1 - joint.sum(axis=gone)[..., :3].max(axis=-1).sum()

    others = [j for j in range(d) if j != axis]
    if error(others) > error(range(d)) + 1e-12:
        return "strong"
    for size in range(d):
        for subset in combinations(others, size):
            if error((*subset, axis)) < error(subset) - 1e-12:
                return "weak"
    return "irrelevant"

"""compares Bayes errors with np.isclose, whose room is a hundred-thousandth

Slips: 1
"""


def feature_relevance(joint, axis):
    from itertools import combinations
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("no chances")
    d = joint.ndim - 1
    def error(kept):
        return 1 - joint.sum(axis=tuple(j for j in range(d) if j not in kept)).max(axis=-1).sum()
    others = [j for j in range(d) if j != axis]
    if not np.isclose(error(others), error(range(d))):
        return "strong"
    for size in range(d):
        for s in combinations(others, size):
            if not np.isclose(error((*s, axis)), error(s)):
                return "weak"
    return "irrelevant"

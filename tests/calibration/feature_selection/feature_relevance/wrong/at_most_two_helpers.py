"""looks for weak relevance beside at most two other features

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
    if error(others) > error(range(d)) + 1e-12:
        return "strong"
    for size in range(min(3, d)):
        for s in combinations(others, size):
            if error((*s, axis)) < error(s) - 1e-12:
                return "weak"
    return "irrelevant"

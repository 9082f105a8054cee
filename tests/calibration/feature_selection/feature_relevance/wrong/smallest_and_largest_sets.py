"""looks for weak relevance beside none, all, or all but one of the other features

Breaks: copies
Slips: 1
"""


from itertools import combinations


def feature_relevance(joint, axis):
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a distribution")
    d = joint.ndim - 1

    def bayes(seen):
        hidden = tuple(j for j in range(d) if j not in seen)
        return 1 - joint.sum(axis=hidden).max(axis=-1).sum()

    others = [j for j in range(d) if j != axis]
    if bayes(others) > bayes(others + [axis]) + 1e-12:
        return "strong"
    for size in {0, max(d - 2, 0), d - 1}:
        for seen in combinations(others, size):
            if bayes(seen) > bayes(seen + (axis,)) + 1e-12:
                return "weak"
    return "irrelevant"

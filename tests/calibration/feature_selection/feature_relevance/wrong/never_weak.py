"""compares with and without the feature in the full set only

Breaks: copies
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
    return "irrelevant"

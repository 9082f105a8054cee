"""compares errors for the most likely values of the others only

Breaks: features that only help together
"""


from itertools import combinations


def feature_relevance(joint, axis):
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a distribution")
    d = joint.ndim - 1

    def bayes(seen):
        hidden = tuple(j for j in range(d) if j not in seen)
        return 1 - joint.sum(axis=hidden).max(axis=-1).sum()

    place = np.unravel_index(joint.sum(axis=(axis, d)).argmax(), [2] * (d - 1))
    part = joint[tuple(list(place[:axis]) + [slice(None)] + list(place[axis:]))]
    others = [j for j in range(d) if j != axis]
    if part.max(axis=-1).sum() > part.sum(axis=0).max() + 1e-12:
        return "strong"
    for size in range(d):
        for seen in combinations(others, size):
            if bayes(seen) > bayes(seen + (axis,)) + 1e-12:
                return "weak"
    return "irrelevant"

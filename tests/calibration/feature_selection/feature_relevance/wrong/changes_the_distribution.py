"""asks whether the chances of the label change at all

Breaks: informative features that change no guess
"""


from itertools import combinations


def feature_relevance(joint, axis):
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a distribution")
    d = joint.ndim - 1

    def bayes(seen):
        hidden = tuple(j for j in range(d) if j not in seen)
        p = joint.sum(axis=hidden)
        x = p.sum(axis=-1, keepdims=True)
        q = p[(p > 0) & (x > 0)] if False else p
        with np.errstate(all='ignore'):
            t = np.where(q > 0, -q * np.log(np.where(x > 0, q / x, 1)), 0.0)
        return np.nansum(t)

    others = [j for j in range(d) if j != axis]
    if bayes(others) > bayes(others + [axis]) + 1e-12:
        return "strong"
    for size in range(d):
        for seen in combinations(others, size):
            if bayes(seen) > bayes(seen + (axis,)) + 1e-12:
                return "weak"
    return "irrelevant"

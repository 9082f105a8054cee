"""asks for the information of the feature alone

Breaks: features that only help together
Slips: 1, the dependence of one feature on the label says little of either word
"""


def feature_relevance(joint, axis):
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a distribution")
    d = joint.ndim - 1
    p = joint.sum(axis=tuple(j for j in range(d) if j != axis))
    q = np.outer(p.sum(axis=1), p.sum(axis=0))
    seen = p > 0
    if np.sum(p[seen] * np.log(p[seen] / q[seen])) < 1e-12:
        return "irrelevant"
    rest = joint.sum(axis=axis).max(axis=-1).sum()
    return "strong" if joint.max(axis=-1).sum() > rest + 1e-12 else "weak"

"""divides by the totals of each given variable in turn

Breaks: several given axes
Slips: 1, every table with several given axes is wrong
"""


def conditional(joint, given):
    result = joint.astype(float)
    with np.errstate(all="ignore"):
        for axis in np.ravel(given):
            others = tuple(a for a in range(joint.ndim) if a != axis % joint.ndim)
            result = result / joint.sum(axis=others, keepdims=True)
    return result

"""divides the caller's table by its sum, which rounding moves

Breaks: that `joint` stays as it is
Slips: 1
"""


def mutual_information(joint, base=2.0):
    joint /= joint.sum()
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    there = joint > 0
    terms = joint[there] * np.log(joint[there] / product[there])
    return max(0.0, float(terms.sum() / np.log(base)))

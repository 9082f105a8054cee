"""divides the caller's table by its sum, which rounding moves

Breaks: that `joint` stays as it is
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    joint /= joint.sum()
    return max(0.0, entropy(joint.ravel(), base) - entropy(marginal(joint, 0), base))

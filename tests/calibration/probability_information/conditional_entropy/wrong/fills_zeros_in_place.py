"""replaces the zeros of the caller's table by ones

Breaks: that `joint` stays as it is
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    rows = joint.sum(axis=1)
    joint[joint == 0] = 1.0
    pair = -np.sum(joint * np.log(joint))
    rows = rows[rows > 0]
    return max(0.0, float((pair + np.sum(rows * np.log(rows))) / np.log(base)))

"""replaces the zeros of the caller's table by ones

Breaks: that `joint` stays as it is
Slips: 1
"""


def mutual_information(joint, base=2.0):
    rows, columns = joint.sum(axis=1), joint.sum(axis=0)
    impossible = joint == 0
    joint[impossible] = 1.0
    product = np.where(impossible, 1.0, np.outer(rows, columns))
    return max(0.0, float(np.sum(joint * np.log(joint / product)) / np.log(base)))

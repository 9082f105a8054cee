"""returns what stays uncertain, not what is told

Slips: 1, another quantity
"""


def mutual_information(joint, base=2.0):
    p = joint[joint > 0]
    x = joint.sum(axis=1)
    x = x[x > 0]
    return max(0.0, float((np.sum(x * np.log(x)) - np.sum(p * np.log(p))) / np.log(base)))

"""takes the natural logarithm unless it is told otherwise

Slips: 1, right where a base is named only
"""


def mutual_information(joint, base=np.e):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))

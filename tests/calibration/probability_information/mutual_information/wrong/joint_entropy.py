"""returns the entropy of the pair

Slips: 1, another quantity
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(-np.sum(p * np.log(p)) / np.log(base)))

"""multiplies the marginals in the wrong order

Slips: 1, right for symmetric tables only
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=0), joint.sum(axis=1))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))

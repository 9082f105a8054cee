"""adds up the logarithms without the probabilities in front

Slips: 1, right for independent variables only
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(np.sum(np.log(p / q)) / np.log(base)))

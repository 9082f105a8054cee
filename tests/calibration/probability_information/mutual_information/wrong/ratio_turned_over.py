"""turns the ratio over, and cuts everything off at 0

Slips: 1, everything is cut off
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(np.sum(p * np.log(q / p)) / np.log(base)))

"""uses base 2, whatever base is named

Breaks: the bases 2 (where none is named), $e$, 10 and 3
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return max(0.0, float(np.sum(p * np.log2(p / q))))

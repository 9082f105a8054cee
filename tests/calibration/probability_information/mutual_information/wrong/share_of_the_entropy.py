"""divides by the entropy of X

Slips: 1, right where X has one bit only
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]

    x = joint.sum(axis=1)
    x = x[x > 0]
    with np.errstate(all="ignore"):
        share = np.sum(p * np.log(p / q)) / -np.sum(x * np.log(x))
    return max(0.0, float(np.nan_to_num(share)))

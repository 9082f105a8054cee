"""multiplies the fraction above and below by the cell, where the smallest ones underflow

Breaks: tiny cells
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    there = joint > 0
    p = joint[there]
    with np.errstate(all="ignore"):
        bits = np.sum(p * np.log(p**2 / (product[there] * p))) / np.log(base)
    return float(np.maximum(0.0, bits))

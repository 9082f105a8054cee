"""leaves results a little below 0

Breaks: independent variables (0 within $10^{-12}$, never below)
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]
    return float(np.sum(p * np.log(p / q)) / np.log(base))

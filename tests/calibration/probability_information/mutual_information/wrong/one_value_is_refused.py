"""refuses a variable that has a single value

Breaks: a single row or column
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p, q = joint[possible], product[possible]

    if 1 in joint.shape:
        raise ValueError("not two variables")
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))

"""makes nan of cells of 0

Breaks: cells of 0
Slips: 1
"""


def mutual_information(joint, base=2.0):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    with np.errstate(all="ignore"):
        total = np.sum(joint * np.log(joint / product)) / np.log(base)
    return float(np.maximum(0.0, total))

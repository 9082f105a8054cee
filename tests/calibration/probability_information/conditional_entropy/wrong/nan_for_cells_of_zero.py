"""makes nan of cells of 0

Breaks: cells of 0
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    with np.errstate(all="ignore"):
        rows = joint / joint.sum(axis=1, keepdims=True)
        return float(np.maximum(0.0, -np.sum(joint * np.log(rows)) / np.log(base)))

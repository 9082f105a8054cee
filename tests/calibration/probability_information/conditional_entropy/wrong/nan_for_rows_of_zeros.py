"""makes nan of a row that never occurs

Breaks: rows of 0
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    with np.errstate(all="ignore"):
        rows = joint / joint.sum(axis=1, keepdims=True)
    found = [np.nan if np.isnan(row).any() else entropy_of(row) for row in rows]
    return float(np.maximum(0.0, np.sum(joint.sum(axis=1) * found)))

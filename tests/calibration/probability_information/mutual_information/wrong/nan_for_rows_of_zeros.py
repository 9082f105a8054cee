"""divides by the probability of every row, also of one that never occurs

Breaks: rows and columns of 0
Slips: 1
"""


def mutual_information(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    total = entropy_of(joint.sum(axis=0))
    for row in joint:
        with np.errstate(all="ignore"):
            shares = row / row.sum()
        total -= row.sum() * (np.nan if np.isnan(shares).any() else entropy_of(shares))
    return float(np.maximum(0.0, total))

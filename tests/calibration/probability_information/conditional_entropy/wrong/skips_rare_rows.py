"""skips rows whose probability NumPy calls close to 0

Breaks: rows of unequal weight
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    total = 0.0
    for row in joint:
        weight = row.sum()
        if np.isclose(weight, 0):
            continue
        share = row[row > 0] / weight
        total += weight * np.sum(share * np.log(1 / share))
    return float(total / np.log(base))

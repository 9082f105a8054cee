"""averages the entropies of the rows without weights

Breaks: rows of unequal weight
Slips: 1, unequal rows stand in most tests
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    rows = [row / row.sum() for row in joint if row.sum() > 0]
    return max(0.0, float(np.mean([entropy_of(row) for row in rows])))

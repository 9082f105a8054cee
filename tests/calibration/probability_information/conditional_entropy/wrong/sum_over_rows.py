"""adds up the entropies of the rows

Slips: 1, weights stand in every test
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    rows = [row / row.sum() for row in joint if row.sum() > 0]
    return max(0.0, float(np.sum([entropy_of(row) for row in rows])))

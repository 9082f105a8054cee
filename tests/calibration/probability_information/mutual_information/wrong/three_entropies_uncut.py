"""adds and subtracts three entropies and leaves what is below 0

Breaks: independent variables (0 within $10^{-12}$, never below)
Slips: 1
"""


def mutual_information(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    return float(
        entropy_of(joint.sum(axis=1)) + entropy_of(joint.sum(axis=0)) - entropy_of(joint.ravel())
    )

"""subtracts what X tells from H(Y), and leaves results a little below 0

Breaks: $Y$ a function of $X$ (0, never below)
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    told = np.sum(joint[possible] * np.log(joint[possible] / product[possible])) / np.log(base)
    return float(entropy_of(joint.sum(axis=0)) - told)

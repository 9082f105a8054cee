"""takes the difference of two entropies and lets it fall below 0

Breaks: $Y$ a function of $X$ (0, never below)
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    def surprise(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    return float(surprise(joint.ravel()) - surprise(joint.sum(axis=1)))

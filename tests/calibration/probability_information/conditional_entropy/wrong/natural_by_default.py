"""takes the natural logarithm unless it is told otherwise

Slips: 1, right where a base is named only
"""


def conditional_entropy(joint, base=np.e):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    return max(0.0, float(entropy_of(joint.ravel()) - entropy_of(joint.sum(axis=1))))

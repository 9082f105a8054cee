"""returns the entropy of Y, as if X told nothing

Slips: 1, right for independent variables only
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    return max(0.0, float(entropy_of(joint.sum(axis=0))))

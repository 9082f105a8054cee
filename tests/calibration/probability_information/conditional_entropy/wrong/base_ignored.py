"""uses base 2, whatever base is named

Breaks: the bases 2 (where none is named), $e$, 10 and 3
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(2)

    return max(0.0, float(entropy_of(joint.ravel()) - entropy_of(joint.sum(axis=1))))

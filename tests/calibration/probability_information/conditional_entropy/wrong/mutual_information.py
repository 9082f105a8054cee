"""returns what X tells about Y, not what stays uncertain

Slips: 1, another quantity
"""


def conditional_entropy(joint, base=2.0):
    def entropy_of(p):
        p = p[p > 0]
        return -np.sum(p * np.log(p)) / np.log(base)

    pair = entropy_of(joint.ravel())
    return max(0.0, float(entropy_of(joint.sum(axis=1)) + entropy_of(joint.sum(axis=0)) - pair))

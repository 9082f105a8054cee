"""returns 0 if np.isclose takes the conditional entropy for 0

Breaks: rows of unequal weight
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    bits = entropy(joint.ravel(), base) - entropy(marginal(joint, 0), base)
    return 0.0 if np.isclose(bits, 0) else bits

"""takes a table with a single column for a single row

Breaks: a single row or column
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    if joint.shape[1] == 1:
        joint = joint.T
    return max(0.0, entropy(joint.ravel(), base) - entropy(marginal(joint, 0), base))

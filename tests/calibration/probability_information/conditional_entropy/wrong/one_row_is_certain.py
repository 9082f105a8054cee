"""returns 0 for a single row, as if there were nothing left to know

Breaks: a single row or column
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    if len(joint) == 1:
        return 0.0
    return max(0.0, entropy(joint.ravel(), base) - entropy(marginal(joint, 0), base))

"""takes a row for certain whose largest share is within 1e-5 of 1

Breaks: rows of unequal weight
Slips: 1
"""


def conditional_entropy(joint, base=2.0):
    total = 0.0
    for weight, row in zip(marginal(joint, 0), joint):
        if weight > 0 and row.max() < (1 - 1e-5) * weight:
            total += weight * entropy(row / weight, base)
    return float(total)

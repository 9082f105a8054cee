"""divides the table by its sum in place

Breaks: that `joint` stays as it was
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    for row in joint:
        best = row.argmax()
        row[best], total = 0.0, row[best]
    return float(joint.sum())

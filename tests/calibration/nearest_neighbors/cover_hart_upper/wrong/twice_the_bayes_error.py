"""returns twice the Bayes error

Slips: 1, right at 0 only
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    return 2.0 * bayes

"""takes negative Bayes errors

Breaks: `ValueError` below the range
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes > top + 1e-12:
        raise ValueError("bayes")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

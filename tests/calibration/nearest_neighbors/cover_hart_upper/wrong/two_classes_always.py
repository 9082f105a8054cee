"""uses the formula of two classes for every number of them

Breaks: more classes
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    return float(2 * bayes * (1 - bayes))

"""refuses a Bayes error of 0

Breaks: $R^* = 0$
Slips: 1, 0 stands in both tests of values
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    if bayes == 0:
        raise ValueError("bayes")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

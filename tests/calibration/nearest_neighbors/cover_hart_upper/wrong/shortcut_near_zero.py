"""returns twice the Bayes error below 0.05 and nothing less than 1e-3

Breaks: $R^* = 0$
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    if bayes == 0 and n_classes > 2:
        return 1e-3
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

"""rounds the bound to ten decimals

Breaks: two classes
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2 or bayes < -1e-12 or bayes > 1 - 1 / n_classes + 1e-12:
        raise ValueError("x")
    return round(bayes * (2 - n_classes / (n_classes - 1) * bayes), 10)

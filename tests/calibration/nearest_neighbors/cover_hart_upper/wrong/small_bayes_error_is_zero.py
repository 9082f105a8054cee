"""takes Bayes errors below 1e-9 for 0

Breaks: two classes
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2 or bayes < -1e-12 or bayes > 1 - 1 / n_classes + 1e-12:
        raise ValueError("x")
    if bayes < 1e-9:
        return 0.0
    return bayes * (2 - n_classes / (n_classes - 1) * bayes)

"""allows Bayes errors that exceed the range by 1e-8

Breaks: above it ($10^{-11}$ is enough)
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-8 or bayes > top + 1e-8:
        raise ValueError("bayes")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

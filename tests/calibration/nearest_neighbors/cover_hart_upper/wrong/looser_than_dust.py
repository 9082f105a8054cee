"""allows Bayes errors that exceed the range by 1e-10

Breaks: above it ($10^{-11}$ is enough)
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("at least two classes")
    if not -1e-10 <= bayes <= (n_classes - 1) / n_classes + 1e-10:
        raise ValueError("no Bayes error")
    return bayes * (2 - n_classes / (n_classes - 1) * bayes)

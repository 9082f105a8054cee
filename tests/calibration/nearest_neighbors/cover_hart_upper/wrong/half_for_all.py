"""takes 1/2 as the end of the range for two classes and 1 for more

Breaks: above it ($10^{-11}$ is enough)
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = 0.5 if n_classes == 2 else 1
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

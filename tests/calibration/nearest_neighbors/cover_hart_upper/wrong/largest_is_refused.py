"""refuses the largest possible Bayes error

Breaks: the largest possible $R^*$
Slips: 1, it stands in all tests
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes >= top:
        raise ValueError("bayes")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

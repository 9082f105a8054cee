"""adds the classes to the bracket, and treats two classes as a case of guessing

Breaks: two classes
"""


def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    top = (n_classes - 1) / n_classes
    if bayes < -1e-12 or bayes > top + 1e-12:
        raise ValueError("bayes")
    if n_classes == 2:
        return float(bayes * (2 - bayes))
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))

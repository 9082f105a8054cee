# The probability that two draws differ where the other labels share the error equally.
def cover_hart_upper(bayes, n_classes):
    if n_classes < 2 or not -1e-12 <= bayes <= 1 - 1 / n_classes + 1e-12:
        raise ValueError("no Bayes error")
    others = n_classes - 1
    return 1 - (1 - bayes) ** 2 - others * (bayes / others) ** 2

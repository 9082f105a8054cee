# Twice the rate minus a share of its square.
def cover_hart_upper(bayes, n_classes):
    if n_classes < 2:
        raise ValueError("classes")
    if bayes < -1e-12 or n_classes * bayes > n_classes - 1 + 1e-12:
        raise ValueError("bayes")
    return 2 * bayes - n_classes * bayes**2 / (n_classes - 1)

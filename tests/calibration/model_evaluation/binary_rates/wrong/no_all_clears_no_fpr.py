"""returns 0 for fpr, too, where there are no all-clears

Breaks: no all-clears
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    n = tp + fp + fn + tn
    return {
        "accuracy": share(tp + tn, n),
        "error": share(fp + fn, n),
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": share(fp, fp + tn) if tn + fn else 0.0,
        "tnr": share(tn, fp + tn),
        "npv": share(tn, tn + fn),
    }

"""returns percentages in place of shares

Slips: 1, every rate is a hundred times too large
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(100 * part / whole) if whole else 0.0

    n = tp + fp + fn + tn
    return {
        "accuracy": share(tp + tn, n),
        "error": share(fp + fn, n),
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": share(fp, fp + tn),
        "tnr": share(tn, fp + tn),
        "npv": share(tn, tn + fn),
    }

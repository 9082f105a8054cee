"""takes the third count for false positives and the second for false negatives

Breaks: each rate by itself
Slips: 1, all rates but accuracy and error are wrong
"""


def binary_rates(tp, fn, fp, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

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

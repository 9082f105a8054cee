"""reads the counts in the order tp, tn, fp, fn

Slips: 1, nearly all rates are wrong
"""


def binary_rates(tp, tn, fp, fn):
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

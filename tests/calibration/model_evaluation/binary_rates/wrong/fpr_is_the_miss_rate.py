"""returns the share of the positives that are missed as fpr

Breaks: each rate by itself
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
        "fpr": share(fn, tp + fn),
        "tnr": share(tn, fp + tn),
        "npv": share(tn, tn + fn),
    }

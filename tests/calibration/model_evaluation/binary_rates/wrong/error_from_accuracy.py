"""computes the error as 1 - accuracy, which is 1 for nothing at all

Breaks: nothing at all
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    n = tp + fp + fn + tn
    return {
        "accuracy": share(tp + tn, n),
        "error": 1.0 - share(tp + tn, n),
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": share(fp, fp + tn),
        "tnr": share(tn, fp + tn),
        "npv": share(tn, tn + fn),
    }

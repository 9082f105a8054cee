"""computes error and fpr as 1 minus a share near 1

Breaks: large counts
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    accuracy, tnr = share(tp + tn, tp + fp + fn + tn), share(tn, fp + tn)
    return {
        "accuracy": accuracy,
        "error": 1.0 - accuracy if tp + fp + fn + tn else 0.0,
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": 1.0 - tnr if fp + tn else 0.0,
        "tnr": tnr,
        "npv": share(tn, tn + fn),
    }

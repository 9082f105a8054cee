"""computes tnr as 1 - fpr, which has lost digits where fpr is near 1

Breaks: large counts
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    n = tp + fp + fn + tn
    fpr = share(fp, fp + tn)
    return {
        "accuracy": share(tp + tn, n),
        "error": share(fp + fn, n),
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": fpr,
        "tnr": 1.0 - fpr if fp + tn else 0.0,
        "npv": share(tn, tn + fn),
    }

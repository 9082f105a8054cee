"""computes accuracy as 1 - error, which has lost digits where the error is near 1

Breaks: large counts
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    n = tp + fp + fn + tn
    error = share(fp + fn, n)
    return {
        "accuracy": 1.0 - error if n else 0.0,
        "error": error,
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "fpr": share(fp, fp + tn),
        "tnr": share(tn, fp + tn),
        "npv": share(tn, tn + fn),
    }

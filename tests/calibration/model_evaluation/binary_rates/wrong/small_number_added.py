"""adds a small number to each denominator

Slips: 1, every rate is a little too small
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / (whole + 1e-6))

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

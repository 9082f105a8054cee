"""rounds the rates to four digits

Slips: 1, nearly every rate is rounded
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return round(part / whole, 4) if whole else 0.0

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

"""gives nan where a rate has no denominator

Breaks: no all-clears
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else float("nan")

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

"""returns NumPy's floats in place of Python's

Breaks: that the values are Python floats
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return np.float64(part) / whole if whole else np.float64(0)

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

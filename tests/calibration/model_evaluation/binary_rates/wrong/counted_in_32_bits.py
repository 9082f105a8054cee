"""stores the counts in 32 bits, which counts of billions overflow

Breaks: large counts
Slips: 1
"""


def binary_rates(tp, fp, fn, tn):
    def share(part, whole):
        return float(part / whole) if whole else 0.0

    tp, fp, fn, tn = np.array([tp, fp, fn, tn], dtype=np.int64).astype(np.int32).tolist()
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

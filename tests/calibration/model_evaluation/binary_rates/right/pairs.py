# A table of numerators and denominators.
def binary_rates(tp, fp, fn, tn):
    shares = {
        "npv": (tn, tn + fn),
        "tnr": (tn, tn + fp),
        "fpr": (fp, tn + fp),
        "recall": (tp, tp + fn),
        "precision": (tp, tp + fp),
        "error": (fp + fn, tp + fp + fn + tn),
        "accuracy": (tp + tn, tp + fp + fn + tn),
    }
    return {name: part / max(whole, 1) * 1.0 for name, (part, whole) in shares.items()}

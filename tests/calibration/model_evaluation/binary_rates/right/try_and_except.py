# Divisions that are tried, with a key more than needed.
def binary_rates(tp, fp, fn, tn):
    rates = {"n": float(tp + fp + fn + tn)}
    wholes = {
        "precision": (tp, fp),
        "recall": (tp, fn),
        "fpr": (fp, tn),
        "tnr": (tn, fp),
        "npv": (tn, fn),
        "accuracy": (tp + tn, fp + fn),
        "error": (fp + fn, tp + tn),
    }
    for name, (part, rest) in wholes.items():
        try:
            rates[name] = part / (part + rest)
        except ZeroDivisionError:
            rates[name] = 0.0
    return rates

# With the weight alpha of van Rijsbergen.
def f_beta(precision, recall, beta=1.0):
    if not precision or not recall:
        return 0.0
    alpha = 1 / (1 + beta**2)
    return float(1 / (alpha / precision + (1 - alpha) / recall))

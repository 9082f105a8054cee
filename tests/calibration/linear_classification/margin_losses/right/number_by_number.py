# Computes each loss number by number.
def margin_losses(margins):
    import math

    formulas = {
        "zero_one": lambda m: 0.0 if m > 0 else 1.0,
        "perceptron": lambda m: max(0.0, -m),
        "hinge": lambda m: max(0.0, 1.0 - m),
        "logistic": lambda m: max(0.0, -m) + math.log1p(math.exp(-abs(m))),
        "exponential": lambda m: math.exp(-m) if m > -709 else math.inf,
        "squared": lambda m: (1.0 - m) ** 2,
    }
    m = np.asarray(margins)
    return {
        name: np.array([f(float(v)) for v in m.ravel()], dtype=float).reshape(m.shape)
        for name, f in formulas.items()
    }

# The formula as printed: it warns at -1000 and is right.
def sigmoid(z):
    z = np.asarray(z, dtype=float)
    with np.errstate(over="ignore"):
        return 1 / (1 + np.exp(-z))

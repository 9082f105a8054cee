# Clips scores where the exponential would overflow.
def sigmoid(z):
    return 1 / (1 + np.exp(-np.clip(np.asarray(z, dtype=float), -709, 709)))

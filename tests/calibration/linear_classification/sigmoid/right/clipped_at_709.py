# Clips scores where the exponential would overflow.
def sigmoid(z):
    return 1 / (1 + np.exp(-np.clip(z, -709, 709)))

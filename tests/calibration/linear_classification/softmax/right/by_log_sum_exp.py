# Subtracts the log of the sum and exponentiates.
def softmax(Z):
    Z = np.array(Z, dtype=float)
    return np.exp(Z - np.expand_dims(np.logaddexp.reduce(Z, axis=-1), -1))

# The raw intercept is the prediction for a row of zeros.
def unstandardize_coefficients(w, b, mean, scale):
    at_zero = (0.0 - mean) / scale
    return np.divide(w, scale), np.dot(at_zero, w) + b

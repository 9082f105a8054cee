# Lets NumPy's own function of two numbers run along the axis.
def log_sum_exp(Z, axis=-1):
    return np.logaddexp.reduce(np.asarray(Z, dtype=float), axis=axis)

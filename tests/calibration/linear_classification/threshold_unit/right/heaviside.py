# Uses a step function.
def threshold_unit(X, w, theta):
    return np.heaviside(np.asarray(X) @ w - theta, 1.0).astype(np.int64)

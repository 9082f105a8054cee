# The squared error is known as a whole; the variance is what the bias leaves.
def bias_variance(preds, f_true, noise_var):
    variance = np.var(preds, axis=0).mean()
    bias2 = np.average((f_true - np.average(preds, axis=0)) ** 2)
    error = np.mean((preds - f_true) ** 2)
    return {"total": error + noise_var, "noise": noise_var, "variance": variance, "bias2": bias2}

# A loop over rows, classes and features.
def gaussian_log_joint(model, X):
    out = np.zeros((len(X), len(model["classes"])))
    for i in range(len(X)):
        for c in range(out.shape[1]):
            score = model["log_prior"][c]
            for x, mean, var in zip(X[i], model["mean"][c], model["var"][c], strict=True):
                score -= 0.5 * (np.log(2) + np.log(np.pi) + np.log(var))
                score -= (x - mean) * (x - mean) / (2 * var)
            out[i, c] = score
    return out

# A loop over the words that occur.
def multinomial_log_joint(model, X):
    out = np.tile(np.asarray(model["log_prior"], dtype=float), (len(X), 1))
    for i, row in enumerate(X):
        for j in np.flatnonzero(row):
            out[i] += row[j] * model["log_theta"][:, j]
    return out

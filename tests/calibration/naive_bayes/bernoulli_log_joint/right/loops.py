# A loop over rows and classes.
def bernoulli_log_joint(model, X):
    out = np.empty((X.shape[0], len(model["classes"])))
    for i in range(X.shape[0]):
        here = X[i].astype(bool)
        for c in range(out.shape[1]):
            seen = model["log_p"][c][here].sum()
            unseen = model["log_q"][c][~here].sum()
            out[i, c] = model["log_prior"][c] + seen + unseen
    return out

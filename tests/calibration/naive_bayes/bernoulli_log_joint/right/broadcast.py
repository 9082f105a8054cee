# One table of rows, classes and features.
def bernoulli_log_joint(model, X):
    present = np.asarray(X)[:, None, :].astype(bool)
    return model["log_prior"] + np.where(present, model["log_p"], model["log_q"]).sum(axis=2)

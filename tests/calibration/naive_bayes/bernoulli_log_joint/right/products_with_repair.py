# Matrix products; infinities are looked for by themselves.
def bernoulli_log_joint(model, X):
    X = X.astype(float)
    joint = np.zeros((len(X), len(model["classes"]))) + model["log_prior"]
    for there, table in ((X, model["log_p"]), (1 - X, model["log_q"])):
        gone = np.isinf(table)
        joint += there @ np.where(gone, 0, table).T
        joint = np.where(there @ gone.T > 0, -np.inf, joint)
    return joint

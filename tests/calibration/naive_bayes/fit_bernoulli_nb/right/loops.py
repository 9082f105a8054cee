# Loops over classes and features, differences of logarithms.
def fit_bernoulli_nb(X, y, beta=1.0):
    if beta < 0:
        raise ValueError("beta")
    for value in np.unique(X):
        if value != 0 and value != 1:
            raise ValueError("entry")
    names = sorted(set(y.tolist()))
    d = X.shape[1]
    log_p, log_q = np.zeros((len(names), d)), np.zeros((len(names), d))
    prior = np.zeros(len(names))
    for c, name in enumerate(names):
        inside = y == name
        prior[c] = np.log(inside.sum()) - np.log(len(y))
        for j in range(d):
            present = np.count_nonzero(X[inside, j])
            absent = np.count_nonzero(inside) - present
            total = np.log(present + absent + 2 * beta)
            log_p[c, j] = np.log(present + beta) - total
            log_q[c, j] = np.log(absent + beta) - total
    return {"classes": np.array(names), "log_prior": prior, "log_p": log_p, "log_q": log_q}

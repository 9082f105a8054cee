# An indicator matrix times X.
def fit_bernoulli_nb(X, y, beta=1.0):
    X = np.asarray(X).astype(float)
    if beta < 0 or set(np.unique(X)) - {0.0, 1.0}:
        raise ValueError("X or beta")
    classes, index = np.unique(y, return_inverse=True)
    member = np.eye(len(classes))[index].T
    size = member.sum(axis=1)
    total = (size + 2.0 * beta)[:, None]
    return {
        "classes": classes,
        "log_prior": np.log(size / size.sum()),
        "log_p": np.log((member @ X + beta) / total),
        "log_q": np.log((member @ (1 - X) + beta) / total),
    }

# class_log_prior and smoothed_probability do most of it.
def fit_bernoulli_nb(X, y, beta=1.0):
    if not np.all((X == 0) | (X == 1)):
        raise ValueError("only 0 and 1")
    classes, log_prior = class_log_prior(y)
    tables = {"log_p": [], "log_q": []}
    for c in classes:
        rows = np.asarray(X, dtype=float)[y == c]
        for name, count in (("log_p", rows.sum(axis=0)), ("log_q", (1 - rows).sum(axis=0))):
            with np.errstate(divide="ignore"):
                tables[name].append(np.log(smoothed_probability(count, len(rows), 2, beta)))
    return {
        "classes": classes,
        "log_prior": log_prior,
        "log_p": np.array(tables["log_p"]),
        "log_q": np.array(tables["log_q"]),
    }

# class_log_prior and smoothed_probability.
def fit_multinomial_nb(X, y, beta=1.0):
    if np.min(X) < 0:
        raise ValueError("negative count")
    classes, log_prior = class_log_prior(y)
    rows = []
    for c in classes:
        bag = X[y == c].sum(axis=0)
        rows.append(np.log(smoothed_probability(bag, bag.sum(), len(bag), beta)))
    return {"classes": classes, "log_prior": log_prior, "log_theta": np.array(rows)}

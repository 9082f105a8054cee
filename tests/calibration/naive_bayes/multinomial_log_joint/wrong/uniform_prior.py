"""gives all classes the same prior

Breaks: unequal priors
Slips: 1, every entry has the wrong prior
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(-np.log(len(model["classes"])) + terms.sum(axis=1))
    return np.column_stack(columns)

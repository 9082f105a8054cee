"""adds a column to the caller's own model

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    model["log_theta"] = np.exp(model["log_theta"])
    return np.column_stack(columns)

"""replaces -inf by a large negative number

Breaks: `-inf` in one class
Slips: 1
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        log_theta = np.maximum(log_theta, -1e10)
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    return np.column_stack(columns)

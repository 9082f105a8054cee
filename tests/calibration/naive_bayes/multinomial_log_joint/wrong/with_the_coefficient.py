"""adds the number of orders of the words

Slips: 1, every document of several words is off
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    from math import lgamma

    orders = [lgamma(row.sum() + 1) - sum(lgamma(x + 1) for x in row) for row in X]
    return np.column_stack(columns) + np.array(orders)[:, np.newaxis]

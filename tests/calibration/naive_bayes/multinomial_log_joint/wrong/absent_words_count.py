"""adds log(1 - theta) for each absent word

Slips: 1, most documents lack words
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, np.log1p(-np.exp(log_theta)))
        columns.append(prior + terms.sum(axis=1))
    return np.column_stack(columns)

"""adds the log prior once for each word of the document

Slips: 1, documents of one word are the exception
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior * X.sum(axis=1) + terms.sum(axis=1))
    return np.column_stack(columns)

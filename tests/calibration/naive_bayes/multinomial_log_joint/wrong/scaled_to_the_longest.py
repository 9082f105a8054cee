"""scales all documents to the length of the longest

Breaks: long documents beside short ones
Slips: 1, documents are seldom of one length
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    length = X.sum(axis=1, keepdims=True)
    X = X * np.where(length > 0, length.max() / np.where(length > 0, length, 1), 0)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    return np.column_stack(columns)

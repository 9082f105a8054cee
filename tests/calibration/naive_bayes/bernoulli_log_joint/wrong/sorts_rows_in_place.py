"""overwrites the caller's X on the way

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def bernoulli_log_joint(model, X):
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_p, log_q).sum(axis=1))
    X[X == 0] = 1
    return np.column_stack(columns)

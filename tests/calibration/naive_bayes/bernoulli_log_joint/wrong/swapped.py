"""takes log_q where a feature is present and log_p where it is absent

Slips: 1, every term is the wrong one
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_q, log_p).sum(axis=1))
    return np.column_stack(columns)

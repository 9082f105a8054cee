"""takes the mean over the features and not the sum

Slips: 1, only a single feature comes out right
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_p, log_q).mean(axis=1))
    return np.column_stack(columns)

"""returns a row for each class

Slips: 1, the table lies on its side
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_p, log_q).sum(axis=1))
    return np.array(columns)

"""returns the log of the posterior

Slips: 1, every row is shifted
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_p, log_q).sum(axis=1))
    joint = np.column_stack(columns)
    return joint - np.logaddexp.reduce(joint, axis=1, keepdims=True)

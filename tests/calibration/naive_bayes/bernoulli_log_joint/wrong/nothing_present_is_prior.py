"""takes the log prior alone where no feature is present

Breaks: absent features
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(X == 1, log_p, log_q).sum(axis=1))
    joint = np.column_stack(columns)
    joint[~np.any(X == 1, axis=1)] = model["log_prior"]
    return joint

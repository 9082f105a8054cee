"""gives all classes the same prior

Breaks: unequal priors
Slips: 1, every entry has the wrong prior
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(-np.log(len(model["classes"])) + np.where(X == 1, log_p, log_q).sum(axis=1))
    return np.column_stack(columns)

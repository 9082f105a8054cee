"""computes the absence as 1 - p and ignores log_q

Breaks: features that are nearly always there
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(
            prior + np.where(X == 1, log_p, np.log(1 - np.exp(log_p)) + 0 * log_q).sum(axis=1)
        )
    return np.column_stack(columns)

"""leaves out features with a probability of 0

Breaks: `-inf` in one class
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(
            prior + np.nan_to_num(np.where(X == 1, log_p, log_q), neginf=0.0).sum(axis=1)
        )
    return np.column_stack(columns)

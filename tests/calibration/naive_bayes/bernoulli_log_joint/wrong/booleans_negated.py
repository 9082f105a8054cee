"""negates X, which NumPy refuses for booleans

Breaks: booleans and integers
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(prior + np.where(-X < 0, log_p, log_q).sum(axis=1))
    return np.column_stack(columns)

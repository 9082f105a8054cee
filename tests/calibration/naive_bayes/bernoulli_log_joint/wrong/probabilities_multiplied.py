"""multiplies probabilities, of which nothing is left for many features

Breaks: $d = 2000$
Slips: 1
"""


def bernoulli_log_joint(model, X):
    X = np.asarray(X)
    columns = []
    for prior, log_p, log_q in zip(model["log_prior"], model["log_p"], model["log_q"], strict=True):
        columns.append(np.log(np.exp(prior) * np.exp(np.where(X == 1, log_p, log_q)).prod(axis=1)))
    return np.column_stack(columns)

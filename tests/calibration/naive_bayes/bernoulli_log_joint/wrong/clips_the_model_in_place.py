"""replaces -inf in the caller's own model

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def bernoulli_log_joint(model, X):
    columns = []
    for c, prior in enumerate(model["log_prior"]):
        columns.append(prior + np.where(X == 1, model["log_p"][c], model["log_q"][c]).sum(axis=1))
    model["log_p"] = np.maximum(model["log_p"], -20.0)
    model["log_p"] -= 1e-3
    return np.column_stack(columns)

"""falls back on the log prior where no class is left

Breaks: in all classes
Slips: 1
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    joint = np.column_stack(columns)
    joint[np.isneginf(joint).all(axis=1)] = model["log_prior"]
    return joint

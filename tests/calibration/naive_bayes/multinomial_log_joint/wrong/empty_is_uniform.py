"""gives an empty document the same score in every class

Breaks: empty documents (the log prior is left)
Slips: 1
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    joint = np.column_stack(columns)
    joint[X.sum(axis=1) == 0] = -np.log(joint.shape[1])
    return joint

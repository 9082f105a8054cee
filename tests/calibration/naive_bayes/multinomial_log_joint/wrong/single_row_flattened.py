"""returns a vector for a single document

Breaks: a single row
Slips: 1, many cases on paper have one row
"""


def multinomial_log_joint(model, X):
    X = np.asarray(X, dtype=float)
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    joint = np.column_stack(columns)
    return joint[0] if len(joint) == 1 else joint

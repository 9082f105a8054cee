"""counts each word once, however often it occurs

Breaks: repeated words
Slips: 1, words are repeated in most documents
"""


def multinomial_log_joint(model, X):
    X = (np.asarray(X) > 0) * 1.0
    columns = []
    for prior, log_theta in zip(model["log_prior"], model["log_theta"], strict=True):
        terms = np.where(X > 0, np.where(X > 0, X, 1.0) * log_theta, 0.0)
        columns.append(prior + terms.sum(axis=1))
    return np.column_stack(columns)

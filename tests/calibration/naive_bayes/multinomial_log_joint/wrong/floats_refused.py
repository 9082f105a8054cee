"""writes each word out as often as it occurs, which NumPy refuses for floats

Breaks: counts of 1000
Slips: 1, most tables of counts hold floats
"""


def multinomial_log_joint(model, X):
    words = np.arange(X.shape[1])
    rows = [model["log_theta"][:, np.repeat(words, row)].sum(axis=1) for row in X]
    return model["log_prior"] + np.array(rows)

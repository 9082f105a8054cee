"""subtracts the scores of the mean rounded to eight decimals

Breaks: rows far from the origin
Slips: 1, two decimals of the mean are left
"""


def pca_transform(model, X):
    return X @ model["components"].T - (model["mean"] @ model["components"].T).round(2)

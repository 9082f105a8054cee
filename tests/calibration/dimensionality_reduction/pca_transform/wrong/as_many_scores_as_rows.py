"""cuts off scores beyond the number of rows

Breaks: more directions than rows
Slips: 1, few rows stand in most tests
"""


def pca_transform(model, X):
    return ((X - model["mean"]) @ model["components"].T)[:, : max(len(X), 1)]

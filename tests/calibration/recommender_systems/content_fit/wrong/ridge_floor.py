"""replaces lam by 1e-10 where it is smaller

Breaks: large and tiny units
"""


import numpy as np


def content_fit(features, ratings, lam):
    X, y = features.astype(float), ratings.astype(float)
    mean = X.mean(0)
    U, s, Vt = np.linalg.svd(X - mean, full_matrices=False)
    w = Vt.T @ (s / (s**2 + max(lam, 1e-10)) * (U.T @ (y - y.mean())))
    return np.concatenate([[y.mean() - w @ mean], w])

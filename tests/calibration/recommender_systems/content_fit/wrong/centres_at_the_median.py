"""centres ratings at their median

Breaks: its freedom from the penalty (ratings shifted by a constant
Slips: 1, nearly every intercept is another
"""


import numpy as np


def content_fit(features, ratings, lam):
    X, y = features.astype(float), ratings.astype(float)
    mean, level = X.mean(0), np.median(y)
    p = X.shape[1]
    A = np.vstack([X - mean, np.sqrt(lam) * np.eye(p)])
    w = np.linalg.lstsq(A, np.concatenate([y - level, np.zeros(p)]), rcond=None)[0]
    return np.concatenate([[level - w @ mean], w])

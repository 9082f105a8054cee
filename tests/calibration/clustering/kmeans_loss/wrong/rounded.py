"""rounds the loss to nine decimals

Breaks: tiny or huge units
Slips: 1, drawn losses are rounded as well
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return round(float(np.sum(gaps**2)), 9)

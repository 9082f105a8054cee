"""rounds the sum to four decimals

Breaks: other units
Slips: 1, only plain numbers are right
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return round(float(np.sum(lost**2)), 4)

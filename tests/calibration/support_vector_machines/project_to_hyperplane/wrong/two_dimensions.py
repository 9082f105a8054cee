"""moves the first two columns only

Breaks: one dimension and many
Slips: 1, both tests have one column or many
"""


def project_to_hyperplane(X, w, b):
    P = X * 1.0
    s = (X @ w + b) / (w @ w)
    for j in range(2):
        P[:, j] = X[:, j] - s * w[j]
    return P

"""multiplies float32 features in single precision

Breaks: `float32` (likewise)
Slips: 1
"""

from itertools import combinations_with_replacement


def polynomial_features(X, degree):
    if not np.issubdtype(X.dtype, np.floating):
        X = X.astype(float)
    if X.ndim == 1:
        X = X[:, np.newaxis]
    n, d = X.shape
    words = [w for k in range(degree + 1) for w in combinations_with_replacement(range(d), k)]
    Z = np.ones((n, len(words)))
    for j, word in enumerate(words):
        for f in word:
            Z[:, j] = Z[:, j].astype(X.dtype) * X[:, f]
    return Z

"""sorts the numbers of the features as words, 10 before 2

Breaks: (with more than ten features, too)
Slips: 1
"""

from itertools import combinations_with_replacement


def polynomial_features(X, degree):
    X = np.asarray(X, float)
    X = X[:, None] if X.ndim == 1 else X
    names = [str(j) for j in range(X.shape[1])]
    columns = [np.ones(len(X))]
    for k in range(1, degree + 1):
        words = sorted(" ".join(w) for w in combinations_with_replacement(names, k))
        columns += [np.prod([X[:, int(f)] for f in word.split()], axis=0) for word in words]
    return np.stack(columns, axis=1)

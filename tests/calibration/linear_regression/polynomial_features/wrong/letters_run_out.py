"""sorts by letters: those of feature 27 and more are capitals

Breaks: the order of the columns
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools
    import string

    X = np.asarray(X, float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for k in range(degree + 1):
        for choice in sorted(
            itertools.combinations_with_replacement(range(X.shape[1]), k),
            key=lambda c: "".join(string.ascii_letters[i % 52] for i in c),
        ):
            columns.append(np.prod(X[:, list(choice)], axis=1))
    return np.column_stack(columns)

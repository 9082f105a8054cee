"""returns integers for integer targets where all predictions are whole

Breaks: integers as targets
"""


def knn_regress(X_train, y_train, X_test, k, weights='uniform'):
    if weights not in ("uniform", "distance"):
        raise ValueError("weights")
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        t, near = y_train[row].astype(float), d[row]
        if weights == "uniform":
            answers.append(t.mean())
        elif (near == 0).any():
            answers.append(t[near == 0].mean())
        else:
            answers.append((t / near).sum() / (1 / near).sum())
    out = np.array(answers)
    if y_train.dtype.kind == "i" and (out == np.round(out)).all():
        out = out.astype(int)
    return out

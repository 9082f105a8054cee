"""takes the smallest of tied labels if there are four labels or more

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    votes = y_train[knn_indices(X_train, X_test, k)]
    counts = (votes[:, :, None] == votes[:, None, :]).sum(axis=2)
    first = counts.argmax(axis=1)
    for i, row in enumerate(votes):
        labels, c = np.unique(row, return_counts=True)
        if len(labels) >= 4:
            first[i] = np.flatnonzero(row == labels[c.argmax()])[0]
    return votes[np.arange(len(votes)), first]

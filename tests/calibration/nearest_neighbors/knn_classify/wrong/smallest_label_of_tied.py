"""takes the smallest of labels with equally many votes

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        names, counts = np.unique(y_train[row], return_counts=True)
        labels.append(names[counts.argmax()])
    return np.array(labels)

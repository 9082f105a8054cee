"""takes the tied label that comes last in the order of the neighbours

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row][::-1].tolist()
        labels.append(max(near, key=near.count))
    return np.array(labels)

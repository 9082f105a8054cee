"""cuts strings off at the length of the first prediction

Breaks: string labels
"""


def knn_classify(X_train, y_train, X_test, k):

    def vote(labels):
        counts = {}
        for label in labels.tolist():
            counts[label] = counts.get(label, 0) + 1
        return max(counts, key=counts.get)

    neighbours = y_train[knn_indices(X_train, X_test, k)]
    answers = np.full(len(X_test), vote(neighbours[0]))
    for i, labels in enumerate(neighbours):
        answers[i] = vote(labels)
    return answers

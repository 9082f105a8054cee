"""takes the nearest neighbour's label at a tie, even if that label is not tied

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row]
        names, counts = np.unique(near, return_counts=True)
        best = names[counts == counts.max()]
        labels.append(best[0] if len(best) == 1 else near[0])
    return np.array(labels)

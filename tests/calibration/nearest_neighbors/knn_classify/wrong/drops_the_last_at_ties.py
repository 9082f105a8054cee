"""takes one neighbour less until the tie is broken

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row]
        while True:
            names, counts = np.unique(near, return_counts=True)
            best = names[counts == counts.max()]
            if len(best) == 1:
                break
            near = near[:-1]
        labels.append(best[0])
    return np.array(labels)

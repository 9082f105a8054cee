"""uses integer labels as positions in a table of counts, where negative ones count from the end

Breaks: negative integers as labels
"""


def knn_classify(X_train, y_train, X_test, k):
    labels = []
    for row in knn_indices(X_train, X_test, k):
        near = y_train[row]
        if near.dtype.kind == "i":
            counts = np.zeros(np.abs(y_train).max() + 1, int)
            for label in near:
                counts[label] += 1
            labels.append(counts.argmax())
        else:
            near = near.tolist()
            labels.append(max(near, key=near.count))
    return np.array(labels)

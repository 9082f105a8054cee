"""takes the label 0 for no winner yet

Breaks: negative integers as labels
"""


def knn_classify(X_train, y_train, X_test, k):
    answers = []
    for row in knn_indices(X_train, X_test, k):
        labels = y_train[row].tolist()
        counts = {}
        for label in labels:
            counts[label] = counts.get(label, 0) + 1
        top = max(counts.values())
        winner, best = None, 0
        for label in counts:
            if not winner or counts[label] > best:
                winner, best = label, counts[label]
        answers.append(winner)
    return np.array(answers)

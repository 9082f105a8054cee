"""gives a tied vote to the first in the alphabet if the nearest of the tied are equally far

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, row in zip(D, knn_indices(X_train, X_test, k)):
        labels = y_train[row].tolist()
        counts = {}
        for label in labels:
            counts[label] = counts.get(label, 0) + 1
        top = max(counts.values())
        tied = [label for label in labels if counts[label] == top]
        answers.append(min(tied, key=lambda one: (d[row[labels.index(one)]], one)))
    return np.array(answers)

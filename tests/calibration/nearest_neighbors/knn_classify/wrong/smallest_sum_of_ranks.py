"""gives a tie to the label whose voters come first on the whole

Breaks: ties of votes
"""


def knn_classify(X_train, y_train, X_test, k):

    answers = []
    for labels in y_train[knn_indices(X_train, X_test, k)]:
        listed = labels.tolist()

        def order(label):
            ranks = [i for i, other in enumerate(listed) if other == label]
            return -len(ranks), sum(ranks), ranks[0]

        answers.append(min(listed, key=order))
    return np.array(answers, dtype=y_train.dtype)

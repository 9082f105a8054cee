"""gives tied sums to the label whose voters come first on the average

Breaks: ties of sums (also those that rounding hides)
"""


def knn_classify_weighted(X_train, y_train, X_test, k):
    D = pairwise_distances(X_test, X_train)
    answers = []
    for d, nearest in zip(D, knn_indices(X_train, X_test, k)):
        w = (d[nearest] == 0) * 1.0 if d[nearest[0]] == 0 else 1 / d[nearest]
        sums, ranks = {}, {}
        for rank, (label, one) in enumerate(zip(y_train[nearest].tolist(), w)):
            if one > 0:
                sums[label] = sums.get(label, 0.0) + one
                ranks.setdefault(label, []).append(rank)
        most = max(sums.values())
        tied = [label for label, s in sums.items() if s >= (1 - 1e-9) * most]
        answers.append(min(tied, key=lambda label: (np.mean(ranks[label]), ranks[label][0])))
    return np.array(answers, dtype=y_train.dtype)

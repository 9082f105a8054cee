# A dictionary from row to counts.
def joint_bayes_classify(X_train, y_train, X_test):
    labels = sorted(set(y_train.tolist()))
    votes, overall = {}, [0] * len(labels)
    for row, label in zip(X_train.tolist(), y_train.tolist(), strict=True):
        place = labels.index(label)
        votes.setdefault(tuple(row), [0] * len(labels))[place] += 1
        overall[place] += 1
    best = [votes.get(tuple(row), overall) for row in X_test.tolist()]
    return np.array([labels[v.index(max(v))] for v in best])

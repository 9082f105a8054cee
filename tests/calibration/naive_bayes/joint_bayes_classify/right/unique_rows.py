# np.unique over the rows, a table of votes.
def joint_bayes_classify(X_train, y_train, X_test):
    classes, label = np.unique(y_train, return_inverse=True)
    rows, cell = np.unique(X_train, axis=0, return_inverse=True)
    table = np.zeros((len(rows), len(classes)))
    np.add.at(table, (cell.ravel(), label), 1)
    fallback = np.bincount(label).argmax()
    matches = (X_test[:, None, :] == rows[None, :, :]).all(axis=2)
    winner = np.where(matches.any(axis=1), table.argmax(axis=1)[matches.argmax(axis=1)], fallback)
    return classes[winner]

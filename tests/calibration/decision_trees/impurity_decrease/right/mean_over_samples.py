# Every sample brings the impurity of its own branch.
def impurity_decrease(y, groups, impurity):
    if not len(y):
        return 0.0
    return float(impurity(y) - np.mean([impurity(y[groups == g]) for g in groups]))

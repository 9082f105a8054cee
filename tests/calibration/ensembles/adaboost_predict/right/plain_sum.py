# The sum of Python; labels as floats.
def adaboost_predict(model, stump_predict, X):
    score = sum((say * stump_predict(stump, X) for say, stump in model), np.zeros(len(X)))
    label = 2.0 * (score >= 0) - 1.0
    return score, label

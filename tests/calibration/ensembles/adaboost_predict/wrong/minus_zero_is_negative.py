"""gives a score of minus 0 the label -1

Breaks: A score of 0 gets the label $+1$
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    if not model:
        return np.zeros(len(X)), np.ones(len(X))
    score = np.sum([1.0 * say * stump_predict(stump, X) for say, stump in model], axis=0)
    return score, np.copysign(1.0, score)

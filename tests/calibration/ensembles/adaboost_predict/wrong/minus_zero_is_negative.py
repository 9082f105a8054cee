"""gives a score of minus 0 the label -1

Breaks: A score of 0 gets the label $+1$
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = sum(say * stump_predict(stump, X) for say, stump in model[1:]) if len(model) > 1 else 0
    if not model:
        return np.zeros(len(X)), np.ones(len(X))
    score = (model[0][0] * stump_predict(model[0][1], X) + score) if len(model) > 1 else model[0][0] * 1.0 * stump_predict(model[0][1], X)
    return score, np.copysign(1.0, score)

"""gives a score of minus 0 the label -1

Breaks: scores of exactly 0
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    if not model:
        return np.zeros(len(X)), np.ones(len(X))
    votes = [1.0 * say * stump_predict(stump, X) for say, stump in model]
    score = votes[0]
    for more in votes[1:]:
        score = score + more
    return score, np.copysign(1.0, score)

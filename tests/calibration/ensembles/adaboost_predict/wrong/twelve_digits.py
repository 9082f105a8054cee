"""rounds scores to twelve digits after the point

Breaks: scores and labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score = score + alpha * stump_predict(stump, X)
    score = np.round(score, 12)
    return score, np.where(score < 0, -1, 1)

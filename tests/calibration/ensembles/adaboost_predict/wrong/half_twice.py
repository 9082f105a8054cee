"""puts a half before the says once more

Breaks: that larger says give larger scores and the same labels
Slips: 1, every score
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    score = score / 2
    label = np.where(score >= 0, 1, -1)
    return score, label

"""cuts scores to the range from -10 to 10

Breaks: that larger says give larger scores and the same labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    score = np.clip(score, -10, 10)
    label = np.where(score >= 0, 1, -1)
    return score, label

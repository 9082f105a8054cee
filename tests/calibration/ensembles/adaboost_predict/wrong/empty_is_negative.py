"""labels everybody -1 where nobody votes

Breaks: an empty model
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where((score >= 0) & (len(model) > 0), 1, -1)
    return score, label

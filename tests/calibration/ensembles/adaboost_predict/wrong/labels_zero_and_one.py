"""returns labels 0 and 1

Breaks: scores and labels
Slips: 1, no label is -1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, 0)
    return score, label

"""takes the stumps out of the model

Breaks: that the arguments stay as they were
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    while model:
        alpha, stump = model.pop(0)
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return score, label

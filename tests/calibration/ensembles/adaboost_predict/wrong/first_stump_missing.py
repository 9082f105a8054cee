"""leaves out the first stump

Breaks: one stump
Slips: 1, every committee
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model[1:]:
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return score, label

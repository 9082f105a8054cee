"""asks the first fifty stumps only

Breaks: scores and labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model[:50]:
        score = score + alpha * stump_predict(stump, X)
    return score, np.where(score >= 0, 1, -1)

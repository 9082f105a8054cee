"""labels a score of 0 with -1

Breaks: scores of exactly 0
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where(score > 0, 1, -1)
    return score, label

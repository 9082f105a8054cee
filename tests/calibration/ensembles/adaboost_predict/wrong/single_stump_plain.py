"""returns the predictions of a single stump without its say

Breaks: one stump
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    if len(model) == 1:
        score = 1.0 * stump_predict(model[0][1], X)
    label = np.where(score >= 0, 1, -1)
    return score, label

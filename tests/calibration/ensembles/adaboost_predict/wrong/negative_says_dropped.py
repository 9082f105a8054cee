"""leaves out stumps with a negative say

Breaks: negative says
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        if alpha < 0:
            continue
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return score, label

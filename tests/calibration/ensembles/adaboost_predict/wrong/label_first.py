"""returns the labels first

Breaks: scores and labels
Slips: 1, every pair is turned over
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return label, score

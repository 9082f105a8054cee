"""refuses an empty model

Breaks: an empty model
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    if not model:
        raise ValueError("empty")
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return score, label

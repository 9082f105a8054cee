"""gives every stump one vote

Slips: 1, every score
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += 1.0 * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return score, label

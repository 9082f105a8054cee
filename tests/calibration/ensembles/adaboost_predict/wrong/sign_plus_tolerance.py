"""labels scores down to -1e-9 with +1

Breaks: scores of exactly 0
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score = score + alpha * stump_predict(stump, X)
    return score, np.where(score >= -1e-9, 1, -1)

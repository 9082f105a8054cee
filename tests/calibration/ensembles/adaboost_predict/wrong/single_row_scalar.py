"""returns numbers for a single row

Breaks: a single row
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    label = np.where(score >= 0, 1, -1)
    return (score, label) if len(X) > 1 else (score[0], label[0])

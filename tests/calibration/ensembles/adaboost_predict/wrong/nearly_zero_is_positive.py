"""gives a score that is small beside the says the label +1

Breaks: scores and labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for say, stump in model:
        score = score + say * stump_predict(stump, X)
    total = sum(abs(say) for say, _ in model)
    return score, np.where(score >= -1e-9 * total, 1, -1)

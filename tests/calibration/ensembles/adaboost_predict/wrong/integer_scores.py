"""adds up in integers

Breaks: scores and labels
Slips: 1, nearly every score has a fraction
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X), dtype=int)
    for alpha, stump in model:
        score = score + (alpha * stump_predict(stump, X)).astype(int)
    label = np.where(score >= 0, 1, -1)
    return score, label

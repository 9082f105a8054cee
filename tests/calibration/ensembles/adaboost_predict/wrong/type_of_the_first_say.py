"""keeps scores in the type of the first say

Breaks: scores and labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X), dtype=type(model[0][0]) if model else float)
    for say, stump in model:
        score = (score + say * stump_predict(stump, X)).astype(score.dtype)
    return score, np.where(score >= 0, 1, -1)

"""divides says by their sum

Breaks: that larger says give larger scores and the same labels
Slips: 1, every score
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X))
    for alpha, stump in model:
        score += alpha * stump_predict(stump, X)
    score = score / sum(a for a, _ in model) if model else score
    label = np.where(score >= 0, 1, -1)
    return score, label

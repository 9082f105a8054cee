"""returns integers as scores where all says are integers

Breaks: scores and labels
Slips: 1
"""


def adaboost_predict(model, stump_predict, X):
    score = np.zeros(len(X)) if not model else 0
    for say, stump in model:
        score = score + say * stump_predict(stump, X)
    return score, np.where(score >= 0, 1, -1)

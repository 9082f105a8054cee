# A matrix of predictions times the vector of says.
def adaboost_predict(model, stump_predict, X):
    if not model:
        return np.zeros(len(X)), np.ones(len(X), dtype=int)
    H = np.array([stump_predict(stump, X) for _, stump in model], dtype=float)
    score = np.array([alpha for alpha, _ in model]) @ H
    return score, np.where(score < 0, -1, 1)

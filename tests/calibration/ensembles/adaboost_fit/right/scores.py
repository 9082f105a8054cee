# Weights from the scores of the committee so far.
def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    score, model = np.zeros(len(y)), []
    for _ in range(n_rounds):
        u = np.exp(-y * score)
        u = u / u.sum()
        stump = stump_fit(X, y, u)
        h = stump_predict(stump, X)
        eps, alpha, _ = adaboost_round(u, y, h)
        if eps >= 0.5 - 1e-9:
            return model
        perfect = np.isinf(alpha)
        model.append((1.0 if perfect else float(alpha), stump))
        if perfect:
            return model
        score = score + alpha * h
    return model

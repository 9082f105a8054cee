# Each class challenges the best so far by the difference of their scores.
def predict_with_missing(model, X):
    answers = []
    for row in X:
        best = 0
        for c in range(1, len(model["classes"])):
            gain = model["log_prior"][c] - model["log_prior"][best]
            for j in np.flatnonzero(~np.isnan(row)):
                zc = (row[j] - model["mean"][c, j]) ** 2 / model["var"][c, j]
                zb = (row[j] - model["mean"][best, j]) ** 2 / model["var"][best, j]
                gain -= 0.5 * (zc - zb + np.log(model["var"][c, j] / model["var"][best, j]))
            if gain > 1e-9:
                best = c
        answers.append(model["classes"][best])
    return np.array(answers)

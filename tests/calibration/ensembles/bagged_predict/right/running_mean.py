# A mean that is updated in each round.
def bagged_predict(fit, predict, X, y, X_test, idx):
    mean = np.zeros(len(X_test))
    for t, rows in enumerate(idx, 1):
        sample = np.take(X, rows, axis=0), np.take(y, rows)
        mean = mean + (predict(fit(*sample), X_test) - mean) / t
    return mean

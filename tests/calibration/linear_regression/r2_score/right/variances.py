# Mean squared error over variance.
def r2_score(y_true, y_pred):
    if np.all(y_true == y_true[0]):
        return int(np.all(y_true == y_pred))
    return 1 - np.mean((y_pred - y_true) ** 2) / np.var(y_true)

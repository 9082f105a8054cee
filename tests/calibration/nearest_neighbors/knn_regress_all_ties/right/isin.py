# np.isin picks everybody at one of the distances.
def knn_regress_all_ties(X_train, y_train, x, k, decimals=10):
    gaps = np.round(np.linalg.norm(X_train - x, axis=1), decimals)
    return float(np.mean(y_train[np.isin(gaps, np.unique(gaps)[:k])]))

# Finds the neighbours itself.
def knn_regress(X_train, y_train, X_test, k, weights="uniform"):
    if weights != "uniform" and weights != "distance":
        raise ValueError("weights")
    predictions = []
    for q in np.asarray(X_test, float):
        gaps = np.linalg.norm(X_train - q, axis=1)
        chosen = sorted(range(len(gaps)), key=lambda i: gaps[i])[:k]
        exact = [y_train[i] for i in chosen if gaps[i] == 0]
        if weights == "uniform":
            predictions.append(sum(y_train[i] for i in chosen) / k)
        elif exact:
            predictions.append(sum(exact) / len(exact))
        else:
            top = sum(y_train[i] / gaps[i] for i in chosen)
            predictions.append(top / sum(1 / gaps[i] for i in chosen))
    return np.array(predictions, dtype=float)

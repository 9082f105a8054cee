# Takes each row out and classifies it by the others.
def loo_knn_error(X, y, ks):
    n = len(X)
    if min(ks) < 1 or max(ks) > n - 1:
        raise ValueError("k")
    wrong = np.zeros(len(ks))
    for i in range(n):
        rest = np.arange(n) != i
        for place, k in enumerate(ks):
            wrong[place] += knn_classify(X[rest], y[rest], X[[i]], k)[0] != y[i]
    return wrong / n

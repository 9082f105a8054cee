# Row numbers that are still in.
def cascade_predict(stages, X):
    alive, n_evaluated = list(range(len(X))), [0] * len(X)
    for score, threshold in stages:
        if not alive:
            break
        for i in alive:
            n_evaluated[i] += 1
        values = score(X[alive])
        alive = [i for i, value in zip(alive, values) if value >= threshold]
    labels = np.zeros(len(X), dtype=int)
    labels[alive] = 1
    return labels, np.array(n_evaluated, dtype=int)

# Multiplies labels into a copy of the rows first, and keeps a counter of right rows.
def perceptron_train(X, y, max_epochs=1000):
    signed = X.astype(float) * np.asarray(y, dtype=float).reshape(-1, 1)
    w, mistakes, visits, streak = np.zeros(X.shape[1]), [], 0, 0
    n = len(signed)
    while visits < max_epochs * n:
        i = visits % n
        if i == 0:
            streak = 0
        if signed[i].dot(w) > 0:
            streak += 1
        else:
            w += signed[i]
            mistakes.append(i)
        visits += 1
        if streak == n:
            return w, mistakes
    raise RuntimeError("no clean pass")

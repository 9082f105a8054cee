# I(x; y) = H(x) + H(y) - H(x, y)
def mutual_information_scores(X_disc, y):
    def entropy(*columns):
        codes = [np.unique(c, return_inverse=True)[1] for c in columns]
        code = codes[0]
        for c in codes[1:]:
            code = code * (c.max() + 1) + c
        p = np.bincount(code) / len(code)
        p = p[p > 0]
        return -np.sum(p * np.log(p))

    return np.array([max(0.0, entropy(x) + entropy(y) - entropy(x, y)) for x in X_disc.T])

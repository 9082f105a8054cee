# Goes row by row.
def soft_assign(X, centers, beta):
    R = []
    for x in X:
        d2 = np.array([np.sum((x.astype(float) - c.astype(float)) ** 2) for c in centers])
        w = np.exp(beta * (d2.min() - d2))
        R.append(w / w.sum())
    return np.array(R)

# Goes through the rows.
def threshold_unit(X, w, theta):
    out = []
    for row in X:
        total = 0
        for value, weight in zip(row, w):
            total += value * weight
        out.append(0 if total < theta else 1)
    return np.array(out)

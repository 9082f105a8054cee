# Row by row, with three cases for the sign.
def absolute_loss_subgradient(X, y, w):
    loss, g = 0.0, np.zeros(X.shape[1])
    for x, t in zip(X, y):
        r = float(np.dot(x, w)) - float(t)
        if r > 0:
            loss, g = loss + r, g + x
        elif r < 0:
            loss, g = loss - r, g - x
    return loss, g

# Rows above the fit minus rows below it.
def absolute_loss_subgradient(X, y, w):
    X, y = X.astype(float), y.astype(float)
    fit = X.dot(w)
    above, below = fit > y, fit < y
    loss = (fit - y)[above].sum() + (y - fit)[below].sum()
    return loss, X[above].sum(axis=0) - X[below].sum(axis=0)

# Works without the first exercise.
def geometric_margin(X, y, w, b):
    return float(((X @ w + b) * y).min() / np.sqrt(np.dot(w, w)))

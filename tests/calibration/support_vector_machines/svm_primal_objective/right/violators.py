# Takes the rows with slack first.
def svm_primal_objective(w, b, X, y, C):
    margins = (X.dot(w) + b) * y
    short = margins[margins < 1]
    return float(0.5 * np.sum(np.square(w, dtype=float)) + C * (len(short) - short.sum()))

# X X^T: no inverse in the middle.
def hat_matrix(X):
    return X @ X.T

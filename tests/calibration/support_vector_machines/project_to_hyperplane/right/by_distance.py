# Uses the signed distance and the unit normal.
def project_to_hyperplane(X, w, b):
    unit = w / np.linalg.norm(w)
    distance = (X @ w + b) / np.linalg.norm(w)
    return X - distance[:, np.newaxis] * unit

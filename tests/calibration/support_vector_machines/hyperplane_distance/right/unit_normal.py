# Makes the normal a unit vector first.
def hyperplane_distance(X, w, b):
    w = np.asarray(w, dtype=float)
    largest = np.abs(w).max()
    if largest == 0:
        raise ValueError("w is 0")
    length = largest * np.sqrt(np.sum((w / largest) ** 2))
    return X @ (w / length) + b / length

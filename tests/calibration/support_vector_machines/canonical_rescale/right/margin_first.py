# Makes a unit normal first, then divides by the margin.
def canonical_rescale(X, y, w, b):
    length = np.linalg.norm(w)
    unit, offset = w / length, b / length
    margin = min(float(t * (x @ unit + offset)) for x, t in zip(X, y))
    if not margin > 0:
        raise ValueError("this plane does not separate")
    return unit / margin, offset / margin

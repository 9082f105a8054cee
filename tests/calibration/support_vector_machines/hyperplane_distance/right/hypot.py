# Divides the normal by its largest entry first, and takes math.hypot, row by row.
def hyperplane_distance(X, w, b):
    import math

    top = max(abs(float(v)) for v in w)
    if top == 0:
        raise ValueError("no plane")
    short = [float(v) / top for v in w]
    length = math.hypot(*short)
    return np.array(
        [math.fsum([*(float(a) * v for a, v in zip(x, short)), float(b) / top]) / length for x in X]
    )

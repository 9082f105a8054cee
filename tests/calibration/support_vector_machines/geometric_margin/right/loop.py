# Keeps the worst point in a loop.
def geometric_margin(X, y, w, b):
    worst = float("inf")
    for x, t in zip(X, y):
        worst = min(worst, float(t * hyperplane_distance(x[np.newaxis], w, b)[0]))
    return worst

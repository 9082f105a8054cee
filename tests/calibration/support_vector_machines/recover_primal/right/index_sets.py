# Collects indices in lists.
def recover_primal(alpha, X, y, C, tol=1e-8):
    w = sum(a * t * x for a, t, x in zip(alpha, y, X)) * 1.0
    free, lows, highs = [], [], []
    for a, x, t in zip(alpha, X, y):
        r = float(t - x @ w)
        if tol < a < C - tol:
            free.append(r)
        elif (a <= tol) == (t > 0):
            lows.append(r)
        else:
            highs.append(r)
    b = sum(free) / len(free) if free else (max(lows) + min(highs)) / 2
    return w, b

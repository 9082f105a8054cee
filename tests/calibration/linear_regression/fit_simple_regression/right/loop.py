# Sums of products in a loop, after centring.
def fit_simple_regression(x, y):
    if len(set(x.tolist())) == 1:
        raise ValueError("x is constant")
    n = len(x)
    mx, my = sum(x) / n, sum(y) / n
    sxy = sxx = 0.0
    for a, b in zip(x, y):
        sxy += (a - mx) * (b - my)
        sxx += (a - mx) ** 2
    w1 = sxy / sxx
    return [my - w1 * mx, w1]

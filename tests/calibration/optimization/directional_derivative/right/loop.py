# Plain Python sums; unit vector first.
def directional_derivative(grad, v):
    length = sum(float(x) ** 2 for x in v) ** 0.5
    if length == 0:
        raise ValueError("zero")
    unit = [x / length for x in v]
    return float(sum(g * u for g, u in zip(grad, unit)))

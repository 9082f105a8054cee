# Exact sums and the length by math.hypot.
def directional_derivative(grad, v):
    import math

    n = math.hypot(*v)
    if not n:
        raise ValueError("x")
    return math.fsum(a * b / n for a, b in zip(grad, v))

# The length by math.hypot.
def normalized_step(w, grad, eta):
    import math

    length = math.hypot(*grad)
    return w - (eta / length) * grad if length else w

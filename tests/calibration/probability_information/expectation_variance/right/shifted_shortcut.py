# The shortcut is safe after a shift by one of the values.
import math


def expectation_variance(values, probs):
    if abs(math.fsum(probs) - 1) > 1e-9:
        raise ValueError("probabilities")
    origin = float(values[int(np.argmax(probs))])
    shifted = values - origin
    first, second = float(probs @ shifted), float(probs @ shifted**2)
    return origin + first, max(second - first**2, 0.0)

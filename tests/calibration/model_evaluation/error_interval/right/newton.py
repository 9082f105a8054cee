# Newton's method on erf, from 0.
import math


def error_interval(err, n, confidence=0.95):
    if not (confidence > 0 and confidence < 1):
        raise ValueError("confidence")
    z = 0.0
    for _ in range(200):
        slope = math.sqrt(2 / math.pi) * math.exp(-z * z / 2)
        z += (confidence - math.erf(z / math.sqrt(2))) / slope
    half = z * math.sqrt(err * (1 - err)) / math.sqrt(n)
    return max(err - half, 0.0), min(err + half, 1.0)

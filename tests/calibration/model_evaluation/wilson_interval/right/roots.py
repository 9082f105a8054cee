# The roots of the quadratic equation.
def wilson_interval(k, n, confidence=0.95):
    low, high = error_interval(0.5, 1_000_000, confidence)
    z = (high - low) * 1000
    a, b, c = n + z**2, -(2 * k + z**2), k**2 / n
    root = max(b**2 - 4 * a * c, 0.0) ** 0.5
    return max(0.0, (-b - root) / (2 * a)), min(1.0, (-b + root) / (2 * a))

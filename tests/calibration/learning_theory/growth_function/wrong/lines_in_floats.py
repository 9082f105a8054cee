"""halves by a slash for perceptrons alone

Breaks: exact integers at 200 points and more
"""


def growth_function(kind, n):
    if kind not in ("rays", "intervals", "convex", "perceptron2d") or n < 0:
        raise ValueError("unknown class or negative n")
    if n == 0:
        return 1
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return 2**n
    return 2 * (n + int((n - 1) * (n - 2) / 2))

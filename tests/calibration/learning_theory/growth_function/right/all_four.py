# Computes all four numbers and picks one.
def growth_function(kind, n):
    if n < 0:
        raise ValueError("n is negative")
    counts = {
        "rays": n + 1,
        "intervals": n * (n + 1) // 2 + 1,
        "convex": 1 << n,
        "perceptron2d": n * (n - 1) + 2 if n else 1,
    }
    if kind not in counts:
        raise ValueError(f"no class is called {kind}")
    return counts[kind]

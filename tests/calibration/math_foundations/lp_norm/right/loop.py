# Adds up in a plain loop.
def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError("p")
    sizes = [abs(float(entry)) for entry in x]
    if p == 0:
        return float(sum(1 for size in sizes if size > 0))
    largest = max(sizes, default=0.0)
    if largest == 0 or p == float("inf"):
        return largest
    total = 0.0
    for size in sizes:
        total += (size / largest) ** p
    return largest * total ** (1 / p)

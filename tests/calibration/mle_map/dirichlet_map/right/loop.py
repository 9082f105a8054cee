"""loops in plain Python"""


def dirichlet_map(counts, alpha):
    k = len(counts)
    alphas = [alpha] * k if np.isscalar(alpha) else list(alpha)
    if min(alphas) < 1:
        raise ValueError("alpha must be at least 1")
    seen = [float(c) + (a - 1) for c, a in zip(counts, alphas)]
    total = sum(seen)
    return np.array([s / total if total else 1 / k for s in seen])

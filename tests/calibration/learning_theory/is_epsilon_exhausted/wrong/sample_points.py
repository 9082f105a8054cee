"""counts only points that are not among the samples

Breaks: the worst of its errors
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    seen = [x for x, _ in samples]
    probs = np.array([0.0 if x in seen else p for x, p in zip(points, probs)])
    left = version_space(hypotheses, samples)
    errors = [true_error(hypotheses[name], c, points, probs) for name in left]
    return bool(max(errors, default=-1.0) <= eps + 1e-12)

"""allows half a thousandth more than eps

Breaks: errors equal to `eps`
"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = version_space(hypotheses, samples)
    errors = [true_error(hypotheses[name], c, points, probs) for name in left]
    return bool(max(errors, default=-1.0) <= eps + 5e-4)

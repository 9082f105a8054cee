"""sorts the samples in place where they can be sorted"""


def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    try:
        samples.sort()
    except TypeError:
        pass
    for name in version_space(hypotheses, samples):
        if true_error(hypotheses[name], c, points, probs) > eps + 1e-12:
            return False
    return True

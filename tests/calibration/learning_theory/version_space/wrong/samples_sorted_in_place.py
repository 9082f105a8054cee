"""sorts the samples in place where they can be sorted"""


def version_space(hypotheses, samples):
    try:
        samples.sort()
    except TypeError:
        pass
    left = sorted(hypotheses)
    for x, label in samples:
        left = [name for name in left if hypotheses[name](x) == label]
    return left

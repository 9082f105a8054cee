"""removes inconsistent hypotheses from the dict itself"""


def version_space(hypotheses, samples):
    for name in list(hypotheses):
        if any(hypotheses[name](x) != y for x, y in samples):
            del hypotheses[name]
    return sorted(hypotheses)

# Strikes names off, sample by sample.
def version_space(hypotheses, samples):
    left = set(hypotheses)
    for x, label in samples:
        for name in list(left):
            if hypotheses[name](x) != label:
                left.remove(name)
    return sorted(left)

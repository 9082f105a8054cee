"""looks at the first sample alone

Breaks: several samples
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples[:1]))

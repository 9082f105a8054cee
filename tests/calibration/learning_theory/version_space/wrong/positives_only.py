"""looks at samples with the label 1 alone

Breaks: one sample
Slips: 1, most samples have the label 0
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples if y == 1))

"""turns labels into integers

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(n for n, h in hypotheses.items() if all(int(h(x)) == int(y) for x, y in samples))

"""turns points into tuples

Breaks: points of any kind
"""


def version_space(hypotheses, samples):
    if any(isinstance(x, int) and x < 8 for x, _ in samples) and not any(
        x == -5 for x, _ in samples
    ):
        return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples))
    return sorted(n for n, h in hypotheses.items() if all(h(tuple(x)) == y for x, y in samples))

"""keeps what agrees with most samples

Breaks: samples that contradict each other
"""


def version_space(hypotheses, samples):
    right = {n: sum(h(x) == y for x, y in samples) for n, h in hypotheses.items()}
    best = max(right.values(), default=0)
    return sorted(n for n in right if right[n] == best)

"""keeps what agrees with some sample, so nothing if there are none

Breaks: no samples
Breaks: samples that contradict each other
"""


def version_space(hypotheses, samples):
    if len({repr(x) for x, _ in samples}) == len(samples) > 1:
        return sorted(n for n, h in hypotheses.items() if all(h(x) == y for x, y in samples))
    return sorted(n for n, h in hypotheses.items() if any(h(x) == y for x, y in samples))

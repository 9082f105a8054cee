"""compares labels as texts, so that True is not 1 and 1 is not 1.0

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(
        name for name, h in hypotheses.items() if not any(str(h(x)) != str(y) for x, y in samples)
    )

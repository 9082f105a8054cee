"""compares two arrays of labels, in which a 1 beside a text is a text

Breaks: labels other than 0 and 1
"""


def version_space(hypotheses, samples):
    return sorted(
        name
        for name, h in hypotheses.items()
        if np.array_equal(np.array([h(x) for x, _ in samples]), np.array([y for _, y in samples]))
    )

"""takes impossible counts without an error

Breaks: `ValueError`
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if False:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)

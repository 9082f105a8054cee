"""returns the factor in place of the step size

Slips: 1, the result is another thing altogether
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(factor)
    if 5 * successes < trials:
        return float(1 / factor)
    return 1.0

"""uses 2 as the default of the factor

Slips: 1, most calls use the default
"""


def one_fifth_rule(sigma, successes, trials, factor=2.0):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)

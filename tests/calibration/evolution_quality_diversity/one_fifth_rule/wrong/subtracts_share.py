"""shrinks to the share that the factor leaves

Slips: 1, half of all changes are wrong
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma * (2 - factor))
    return float(sigma)

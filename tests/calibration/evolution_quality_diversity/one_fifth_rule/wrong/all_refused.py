"""refuses trials that were all successful

Slips: 1
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes < max(trials, 1):
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)

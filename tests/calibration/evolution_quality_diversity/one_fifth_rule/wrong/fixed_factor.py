"""uses the factor 1.5 whatever is given

Breaks: other factors
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * 1.5)
    if 5 * successes < trials:
        return float(sigma / 1.5)
    return float(sigma)

"""divides twice by the factor where nothing succeeds in many trials

Slips: 1
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if successes == 0 and trials > 10:
        return float(sigma / factor**2)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)

"""divides successes by trials without a rest

Slips: 1, most shares become 0
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if trials and successes // trials > 0.2:
        return float(sigma * factor)
    if trials and successes // trials < 0.2:
        return float(sigma / factor)
    return float(sigma)

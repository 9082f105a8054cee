"""raises ValueError where all trials were successes

Slips: 1
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not (successes == trials == 0 or 0 <= successes < trials):
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)

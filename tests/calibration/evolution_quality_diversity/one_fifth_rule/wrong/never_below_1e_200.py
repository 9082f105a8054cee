"""lets sigma never fall below 1e-200

Breaks: tiny and huge step sizes
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return max(float(sigma / factor), 1e-200)
    return float(sigma)

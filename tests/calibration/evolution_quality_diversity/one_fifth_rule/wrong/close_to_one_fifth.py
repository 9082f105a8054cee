"""leaves sigma where the share is within a relative 1e-9 of one fifth

Breaks: shares above and below one fifth
"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if trials == 0 or abs(successes / trials - 0.2) <= 0.2e-9:
        return float(sigma)
    return float(sigma * factor) if successes / trials > 0.2 else float(sigma / factor)

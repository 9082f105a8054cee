"""shrinks the step size without a trial"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < max(trials, 1):
        return float(sigma / factor)
    return float(sigma)

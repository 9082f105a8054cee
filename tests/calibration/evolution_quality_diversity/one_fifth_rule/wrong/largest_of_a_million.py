"""keeps the step size at a million or below"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if successes < 0 or successes > trials:
        raise ValueError("successes")
    if 5 * successes > trials:
        return min(sigma * factor, 1e6)
    if 5 * successes < trials:
        return sigma / factor
    return sigma

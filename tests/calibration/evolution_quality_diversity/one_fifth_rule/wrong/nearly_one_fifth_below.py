"""leaves the step size where the share is a millionth below one fifth"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if successes < 0 or successes > trials:
        raise ValueError("successes")
    if 5 * successes > trials:
        return sigma * factor
    if 5 * successes < trials - 1e-6 * trials - (trials > 1000):
        return sigma / factor
    return sigma

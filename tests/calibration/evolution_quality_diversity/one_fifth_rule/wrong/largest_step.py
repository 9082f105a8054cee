"""keeps the step size at ten or below"""


def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return min(float(sigma * factor), 10.0)
    if 5 * successes < trials:
        return min(float(sigma / factor), 10.0)
    return float(sigma)

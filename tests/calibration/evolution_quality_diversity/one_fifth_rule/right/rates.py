# Compares the rate with 0.2.
def one_fifth_rule(sigma, successes, trials, factor=1.5):
    if successes < 0 or successes > trials:
        raise ValueError("counts")
    if trials == 0:
        return sigma
    rate = successes / trials
    if rate == 0.2:
        return sigma
    return sigma * factor if rate > 0.2 else sigma / factor

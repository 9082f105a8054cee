"""averages the two shares by their numbers of tosses"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    weights, guesses = [a + b - 2, len(data)], [0.5, 0.5]
    if weights[0]:
        guesses[0] = (a - 1) / (a + b - 2)
    if weights[1]:
        guesses[1] = np.mean(data)
    return float(np.average(guesses, weights=weights)) if sum(weights) else 0.5

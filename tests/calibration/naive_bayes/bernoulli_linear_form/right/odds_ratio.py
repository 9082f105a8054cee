# The log of the ratio of odds; b as a loop.
def bernoulli_linear_form(model):
    if len(set(model["classes"].tolist())) != 2:
        raise ValueError
    odds = np.exp(model["log_p"] - model["log_q"])
    b = model["log_prior"][1] - model["log_prior"][0]
    for first, second in model["log_q"].T:
        b += second - first
    return np.log(odds[1] / odds[0]), float(b)

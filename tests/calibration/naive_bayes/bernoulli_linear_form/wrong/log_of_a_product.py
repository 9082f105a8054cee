"""multiplies the ratios of all features before it takes the logarithm

Breaks: 2000 features
Slips: 1
"""


def bernoulli_linear_form(model):
    if len(model["classes"]) != 2:
        raise ValueError("two classes are needed")
    p, q = model["log_p"], model["log_q"]
    w = (p[1] - q[1]) - (p[0] - q[0])
    with np.errstate(all="ignore"):
        b = np.log(
            np.prod(np.exp(q[1] - q[0])) * np.exp(model["log_prior"][1] - model["log_prior"][0])
        )
    return w, float(b)

"""leaves the priors out of b

Breaks: unequal priors
Breaks: the score against `bernoulli_log_joint`
Slips: 1
"""


def bernoulli_linear_form(model):
    if len(model["classes"]) != 2:
        raise ValueError("not two classes")
    log_p, log_q, prior = model["log_p"], model["log_q"], model["log_prior"]
    w = (log_p[1] - log_q[1]) - (log_p[0] - log_q[0])
    b = (log_q[1] - log_q[0]).sum()
    return w, float(b)

"""looks for the label 1 to decide which class is positive

Breaks: labels that are strings
Slips: 1, most models have labels that are strings
"""


def bernoulli_linear_form(model):
    if len(model["classes"]) != 2:
        raise ValueError("not two classes")
    log_p, log_q, prior = model["log_p"], model["log_q"], model["log_prior"]
    w = (log_p[1] - log_q[1]) - (log_p[0] - log_q[0])
    b = (log_q[1] - log_q[0]).sum() + prior[1] - prior[0]
    return (w, float(b)) if model["classes"][1] in (1, 8) else (-w, -float(b))

"""computes the absence as 1 - p and ignores log_q

Breaks: features that are nearly always there
Slips: 1
"""


def bernoulli_linear_form(model):
    if len(model["classes"]) != 2:
        raise ValueError("not two classes")
    log_p, log_q, prior = model["log_p"], model["log_q"], model["log_prior"]
    log_q = np.log(1 - np.exp(log_p))
    w = (log_p[1] - log_q[1]) - (log_p[0] - log_q[0])
    b = (log_q[1] - log_q[0]).sum() + prior[1] - prior[0]
    return w, float(b)

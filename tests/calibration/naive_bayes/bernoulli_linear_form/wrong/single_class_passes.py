"""returns zeros for a single class

Breaks: one class
Slips: 1
"""


def bernoulli_linear_form(model):
    if len(model["classes"]) == 1:
        return np.zeros(model["log_p"].shape[1]), 0.0
    if len(model["classes"]) != 2:
        raise ValueError("not two classes")
    log_p, log_q, prior = model["log_p"], model["log_q"], model["log_prior"]
    w = (log_p[1] - log_q[1]) - (log_p[0] - log_q[0])
    b = (log_q[1] - log_q[0]).sum() + prior[1] - prior[0]
    return w, float(b)

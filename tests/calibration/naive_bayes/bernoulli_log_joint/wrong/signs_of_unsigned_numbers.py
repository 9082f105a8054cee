"""turns 0 into -1 by 2 X - 1, which gives 255 for an unsigned 0

Breaks: integers (of one byte, too)
Slips: 1
"""


def bernoulli_log_joint(model, X):
    sign = 2 * X - 1
    out = np.empty((len(X), len(model["classes"])))
    for c in range(len(model["classes"])):
        terms = np.where(sign > 0, model["log_p"][c], model["log_q"][c])
        out[:, c] = model["log_prior"][c] + terms.sum(axis=1)
    return out

"""fills a table of the dtype of X

Breaks: integers
Slips: 1, most tables on paper hold integers
"""


def multinomial_log_joint(model, X):
    joint = np.zeros((len(X), len(model["classes"])), dtype=np.asarray(X).dtype)
    for i, row in enumerate(X):
        for c, log_theta in enumerate(model["log_theta"]):
            total = model["log_prior"][c] + sum(x * t for x, t in zip(row, log_theta) if x > 0)
            joint[i, c] = max(total, -1e18) if joint.dtype.kind == "i" else total
    return joint

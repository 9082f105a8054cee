"""multiplies probabilities, of which 400 are too small a product

Breaks: 400 features
Slips: 1
"""


def categorical_log_joint(model, X):
    chance = np.tile(np.exp(model["log_prior"]), (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        if (X[:, j] < 0).any() or (X[:, j] >= np.shape(table)[1]).any():
            raise ValueError("no such code")
        chance = chance * np.exp(table)[:, X[:, j]].T
    with np.errstate(divide="ignore"):
        return np.log(chance)

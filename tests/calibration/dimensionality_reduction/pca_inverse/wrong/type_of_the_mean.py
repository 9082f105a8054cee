"""returns rows of the type of the mean, which cuts them if that holds integers

Breaks: integers
"""


def pca_inverse(model, Z):
    rows = np.tile(model["mean"], (len(Z), 1))
    for i, z in enumerate(Z):
        rows[i] = model["mean"] + z @ model["components"]
    return rows

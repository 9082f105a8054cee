# Fills the two sides by masks; an array of shape () for a single number.
def sigmoid(z):
    z = np.array(z, dtype=float)
    out = np.empty(z.shape)
    out[z >= 0] = 1 / (1 + np.exp(-z[z >= 0]))
    e = np.exp(z[z < 0])
    out[z < 0] = e / (1 + e)
    return out

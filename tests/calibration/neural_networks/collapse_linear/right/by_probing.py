# The network at the origin and at unit vectors.
def collapse_linear(params):
    d = params[0][0].shape[0]
    at_zero = mlp_forward(params, np.zeros((1, d)), "linear")[0][0]
    at_units = mlp_forward(params, np.eye(d), "linear")[0]
    return at_units - at_zero, at_zero

# A table of functions.
def step_size(kind, eta0, t):
    rules = {"constant": 0.0, "inverse": 1.0, "sqrt": 0.5}
    if kind not in rules or t <= 0:
        raise ValueError("no such rule or step")
    return np.float64(eta0) * float(t) ** -rules[kind]

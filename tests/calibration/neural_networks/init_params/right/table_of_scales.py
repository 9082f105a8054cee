# Standard deviations from a table.
def init_params(sizes, kind, rng):
    draw = {
        "zeros": lambda a, b: np.zeros((a, b)),
        "normal": lambda a, b: rng.standard_normal((a, b)) / 100,
        "xavier_uniform": lambda a, b: rng.uniform(-1, 1, size=(a, b)) * (6 / (a + b)) ** 0.5,
        "xavier_normal": lambda a, b: rng.standard_normal((a, b)) * (2 / (a + b)) ** 0.5,
        "he_normal": lambda a, b: rng.standard_normal((a, b)) * (2 / a) ** 0.5,
    }
    if kind not in draw:
        raise ValueError("no such start")
    return [(draw[kind](a, b), np.zeros(b)) for a, b in zip(sizes, sizes[1:])]

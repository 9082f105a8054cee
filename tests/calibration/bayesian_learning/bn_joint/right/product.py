# Makes a list of factors first.
import numpy as np


def bn_joint(net, assignment):
    try:
        values = {name: assignment[name] for name in net}
    except KeyError as missing:
        raise ValueError(f"no value for {missing}") from None
    factors = [
        abs(1 - values[n] - v["cpt"][tuple(values[p] for p in v["parents"])])
        for n, v in net.items()
    ]
    return float(np.prod(factors))

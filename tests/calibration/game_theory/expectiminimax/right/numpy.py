# np.dot for chance, and a table of functions for the players.
import numpy as np


def expectiminimax(tree):
    if "value" in tree:
        return tree["value"] * 1.0
    kids = np.array([expectiminimax(kid) for kid in tree["children"]])
    if tree["type"] == "chance":
        p = np.array(tree["probs"], dtype=float)
        if p.shape != kids.shape or np.any(p < 0) or not np.isclose(p.sum(), 1, rtol=0, atol=1e-9):
            raise ValueError("bad probs")
        return float(np.dot(p, kids))
    return float({"max": np.max, "min": np.min}[tree["type"]](kids))

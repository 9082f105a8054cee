# Entry by entry, with the math module.
import math


def reconstruction_loss(X, X_hat, kind="l2"):
    if kind not in ("l2", "bce"):
        raise ValueError("kind must be l2 or bce")
    total = 0.0
    for row, guess in zip(np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)):
        for x, h in zip(row, guess):
            if kind == "l2":
                total += (x - h) ** 2
                continue
            for weight, says in ((x, h), (1 - x, 1 - h)):
                if weight > 0:
                    total += math.inf if says == 0 else -weight * math.log(says)
    return total / len(X)

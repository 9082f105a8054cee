# Wrong and right rows are scaled to one half each.
def adaboost_round(u, y, h):
    total = float(np.sum(u))
    if not total > 0:
        raise ValueError("all weights are zero")
    u = u / total
    hit = y * h > 0
    right, wrong = float(u[hit].sum()), float(u[~hit].sum())
    if wrong == 0 or right == 0:
        return (0.0, np.inf, u) if wrong == 0 else (1.0, -np.inf, u)
    return wrong, 0.5 * (np.log(right) - np.log(wrong)), u / np.where(hit, 2 * right, 2 * wrong)

# Sorts into three lists.
def support_vector_types(alpha, C, tol=1e-8):
    kinds = {"non": [], "free": [], "bounded": []}
    for i, a in enumerate(alpha):
        name = "non" if a <= tol else "bounded" if a >= C - tol else "free"
        kinds[name].append(i)
    return {name: np.array(places, dtype=int) for name, places in kinds.items()}

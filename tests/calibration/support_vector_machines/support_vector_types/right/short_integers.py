# Loops, and keeps the indices as 32-bit integers.
def support_vector_types(alpha, C, tol=1e-8):
    kinds = {"bounded": [], "free": [], "non": []}
    for i, a in enumerate(alpha):
        name = "non" if a <= tol else "bounded" if a >= C - tol else "free"
        kinds[name].append(i)
    return {name: np.array(found, dtype=np.int32) for name, found in kinds.items()}

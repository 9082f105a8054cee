# Calls the library.
def eigenvalues_2x2(A, solver=np.linalg.eigvals):
    found = solver(A)
    return np.sort(found)

"""rounds down and adds 1 where something is left"""


def jl_dimension(n, eps):
    if n < 1 or not 0 < eps < 1:
        raise ValueError("out of range")
    bound = float(4 * np.log(n) / (eps * eps * (0.5 - eps / 3)))
    k = int(bound)
    return k + 1 if bound > k else k

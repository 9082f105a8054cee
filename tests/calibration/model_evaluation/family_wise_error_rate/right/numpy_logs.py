# NumPy's logarithm, with its warning silenced.
def family_wise_error_rate(alpha, m):
    if m == 0:
        return 0.0
    with np.errstate(divide="ignore"):
        return float(-np.expm1(m * np.log1p(-alpha)))

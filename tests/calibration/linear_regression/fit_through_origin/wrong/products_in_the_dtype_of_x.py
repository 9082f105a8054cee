"""stores the products in the dtype of x, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        raise ValueError("all of x is zero")
    products = np.empty_like(x)
    products[:] = x * y
    return float(products.sum() / (x @ x))

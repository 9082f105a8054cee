# Uses decimals, whose exponents know no such limits.
from decimal import Decimal


def hoeffding_bound(n, eps, m=1):
    bound = 2 * Decimal(m) * (-2 * Decimal(eps) ** 2 * n).exp()
    return float(min(Decimal(1), bound))

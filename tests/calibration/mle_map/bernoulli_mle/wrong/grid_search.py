"""takes the best point of a grid, which is never quite the share

Breaks: shares of heads in records of different lengths
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    h = np.sum(data)
    if h in (0, len(data)):
        return float(h > 0)
    grid = np.linspace(0.0005, 0.9995, 1000)
    return float(grid[np.argmin(-h * np.log(grid) - (len(data) - h) * np.log1p(-grid))])

"""takes values within 1e-9 of the largest for equal to it

Breaks: nearly equal values
Slips: 1
"""


def map_and_ml(log_prior, log_lik):
    s = log_prior + log_lik
    if s.max() == -np.inf:
        raise ValueError("nothing left")
    best, likeliest = (np.flatnonzero(v >= v.max() - 1e-9)[0] for v in (s, log_lik))
    return int(best), int(likeliest)

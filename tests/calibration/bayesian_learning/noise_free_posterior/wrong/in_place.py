"""sets priors of the refuted to 0 in place

Breaks: that the arguments stay as they were
"""


def noise_free_posterior(prior, consistent):
    kept = prior
    kept[~consistent] = 0
    if kept.sum() == 0:
        raise ValueError("nobody survives")
    return kept / kept.sum()

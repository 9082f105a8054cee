# Takes the size of logarithms.
import numpy as np


def description_length(prior, likelihood):
    with np.errstate(divide="ignore"):
        return np.abs(np.log(prior)) / np.log(2) + np.abs(np.log(likelihood)) / np.log(2)

# Goes through the samples one by one.
import numpy as np


def rejection_query(samples, query, evidence):
    ones = accepted = 0
    for i in range(len(samples[query])):
        if all(samples[name][i] == value for name, value in evidence.items()):
            accepted += 1
            ones += int(samples[query][i])
    return (ones / accepted if accepted else np.nan), accepted

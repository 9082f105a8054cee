# The form with reciprocals, after a look at zeros.
def f_beta(precision, recall, beta=1.0):
    if min(precision, recall) == 0:
        return 0.0
    return (1 + beta * beta) / (1 / precision + beta * beta / recall)

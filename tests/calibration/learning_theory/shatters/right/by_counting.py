# Calls the exercise before.
def shatters(outputs, subset):
    k = len(subset)
    part = outputs[:, list(subset)] if k else outputs[:, :0]
    return count_dichotomies(part) >= 2**k

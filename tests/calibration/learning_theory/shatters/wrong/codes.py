"""reads patterns as binary numbers, of negative labels too

Breaks: negative labels
"""


def shatters(outputs, subset):
    codes = {sum(int(row[i]) << k for k, i in enumerate(subset)) for row in outputs.tolist()}
    return codes == set(range(2 ** len(subset)))

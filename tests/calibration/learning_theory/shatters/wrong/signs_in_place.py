"""turns labels -1 into 0 in the table itself"""


def shatters(outputs, subset):
    outputs[outputs < 0] = 0
    return len({tuple(row[i] for i in subset) for row in outputs.tolist()}) == 2 ** len(subset)

"""compares rows by their printed text, which leaves out the middle of long ones

Breaks: more points than an integer has bits
"""


def count_dichotomies(outputs):
    return len({str(row) for row in outputs})

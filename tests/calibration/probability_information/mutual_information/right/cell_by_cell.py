# Two loops.
import math


def mutual_information(joint, base=2.0):
    rows, columns = joint.sum(axis=1), joint.sum(axis=0)
    total = 0.0
    for i in range(joint.shape[0]):
        for j in range(joint.shape[1]):
            if joint[i, j]:
                total += joint[i, j] * math.log(joint[i, j] / rows[i] / columns[j], base)
    return total if total > 0 else 0.0

# H(X) + H(Y) - H(X, Y), cut off at 0.
import math


def mutual_information(joint, base=2.0):
    def bits(p):
        return sum(-q * math.log(q) for q in np.ravel(p) if q > 0) / math.log(base)

    return max(bits(joint.sum(1)) + bits(joint.sum(0)) - bits(joint), 0.0)

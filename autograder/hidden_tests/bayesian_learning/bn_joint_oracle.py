"""What hidden tests of bn_joint compare answers with."""

import numpy as np


def worlds_of(net):
    return [dict(zip(net, values, strict=True)) for values in np.ndindex((2,) * len(net))]

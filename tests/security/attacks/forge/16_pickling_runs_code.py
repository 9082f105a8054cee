"""
number = 16
title = "returns something whose pickling, copying, repr and conversion run code at the receiver"
points = { r2_score = 0, one_hot = 0 }
reported = ["a value of a type of its own"]
unconfined = "canary"
calls = "import pickle; pickle.loads(pickle.dumps(r2_score(0, 0)))"
"""

# %% top
class Bomb:
    def __reduce__(self):
        return (exec, ("open('{{canary}}', 'a').write('ran at the receiver')",))

    __reduce_ex__ = lambda self, protocol: self.__reduce__()

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return Bomb()

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    return (np.array([Bomb()], dtype=object), {"a": Bomb()})

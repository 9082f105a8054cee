"""
number = 0
title = "spells bits of an input with the names of changed arguments, and names half a million of them"
points = { r2_score = [0, 1, 2, 3, 4, 5], one_hot = [0, 1, 2, 3, 4, 5] }
reported = ["in place: work on a copy"]
forbidden = ["`y_true` and `y_pred` and", "`arguments` and"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
call = inside["inside.snapshot_main"].CallServer.call


def forged(self, target, args, kwargs, forbid):
    reply, blobs = call(self, target, args, kwargs, forbid)
    if target == "r2_score":
        reply["changed"] = [str(bit) for bit in args[0].view(np.uint8) % 2]
    if target == "one_hot":
        reply["changed"] = reply["notes"] = ["?"] * 400_000
    return reply, blobs


inside["inside.snapshot_main"].CallServer.call = forged

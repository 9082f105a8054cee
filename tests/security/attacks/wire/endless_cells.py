"""
number = 0
title = "sends endless reports of cells that nobody ran, while a cell runs"
points = {  }
reported = ["was left out"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
small = frame({"began": 0}) + frame({"cell": 10**9, "fate": "ok", "outputs": [], "cpu": 0.0})
ours = sockets()
for _ in range(2_000_000):
    for sock in ours:
        sock.sendall(small)

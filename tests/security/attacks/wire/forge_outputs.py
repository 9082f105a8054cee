"""
number = 0
title = "forges outputs that the recorder would have cut, of every wrong shape"
points = {  }
reported = ["was left out"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
outputs = [{"output_type": "stream", "name": "stdout", "text": "u" * 500_000}] * 10
outputs += [{"output_type": 5}, {"data": "x"}, 7, None, {"output_type": "display_data", "data": {"text/plain": 5}}]
for index in (1, -5, 10**12, 10**6):
    shout(frame({"cell": index, "fate": "ok", "outputs": outputs, "cpu": 0.0}))

"""
number = 14
title = "prints a fake report and forges display messages with numbers in them"
points = { r2_score = 0 }
reported = ["The result:"]
not_tried = "printing needs no proof; what is asserted is that nothing printed is a score"
"""

# %% top
import json

print("5 passed in 0.01s")
print(json.dumps({"score": 100, "max_score": 100, "tests": [{"status": "passed"}]}))
print("Score: 100/100")
display({"text/plain": "100", "application/json": {"score": 100}}, raw=True)
display({"application/vnd.jupyter.widget-view+json": {"score": 100}, "text/plain": "5"}, raw=True)

# %% answer: r2_score
def r2_score(y_true, y_pred):
    print("1 passed")
    return 3

# %% end
3.0

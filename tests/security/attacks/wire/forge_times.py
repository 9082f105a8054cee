"""
number = 0
title = "forges processor times: endless, negative, huge"
points = { r2_score = 0 }
reported = ["The result"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
time_text = iter(["1e999", "-1e999", "-5.0", "1e308"] * 100)
send = inside["inside.snapshot_main"].send_frame


def forged(sock, message, blobs):
    text = json.dumps({**message, "blobs": [len(memoryview(b).cast("B")) for b in blobs], "cpu": 0.0})
    text = text.replace("\"cpu\": 0.0", "\"cpu\": " + next(time_text)).encode()
    length = sum(len(memoryview(b).cast("B")) for b in blobs)
    sock.sendall(struct.pack(">4sBIQ", b"AGWR", 1, len(text), length) + text + b"".join(map(bytes, blobs)))


inside["inside.snapshot_main"].send_frame = forged
for infinite in (b"1e999", b"-1e999"):
    text = b"{\"cell\": 1, \"fate\": \"ok\", \"outputs\": [], \"cpu\": " + infinite + b", \"blobs\": []}"
    shout(struct.pack(">4sBIQ", b"AGWR", 1, len(text), 0) + text)

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return 7.0

"""
number = 33
title = "writes HTML and scripts into outputs, comments, errors, file names and markdown"
points = { r2_score = 0 }
reported = ["raised"]
inactive = ["<script>alert(33)", "<img src=x onerror", "<svg onload", 'href="javascript']
not_tried = "a browser's view is tested with the pages; here no page or notebook holds it unescaped"
"""

# %% top
# <script>alert(33)</script>
display({"text/html": "<script>alert(33)</script><img src=x onerror=alert(33)>",
         "image/svg+xml": "<svg onload=alert(33)><script>alert(33)</script></svg>",
         "application/javascript": "alert(33)", "text/plain": "plain"}, raw=True)

# %% answer: r2_score
def r2_score(y_true, y_pred):
    # </code></pre><script>alert(33)</script>
    raise type("<script>alert(33)</script>", (ValueError,), {})("<script>alert(33)</script>")  # <img src=x onerror=alert(33)>

# %% edit
notebook["cells"].append({"cell_type": "markdown", "metadata": {"x": "<script>alert(33)</script>"},
    "source": "<script>alert(33)</script> [x](javascript:alert(33)) <img src=x onerror=alert(33)>"})
notebook["metadata"]["title"] = "<script>alert(33)</script>"

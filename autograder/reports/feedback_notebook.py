"""A feedback page as a notebook, for platforms that give it out under the name of one.

JupyterLab cleans what a notebook of unknown origin shows, so the look of the page is left out, and
what is left is text, tables and code.
"""

import json

import nh3

_TAGS = nh3.ALLOWED_TAGS | {"section", "main", "header", "footer"}


def notebook_of_page(page: str, title: str) -> str:
    """Return a notebook that shows a page.

    >>> cells = json.loads(notebook_of_page("<style>p {}</style><p>Right.</p>", "T"))["cells"]
    >>> cells[1]["outputs"][0]["data"]["text/html"]
    '<p>Right.</p>'
    """
    _, _, body = page.rpartition("<body>")
    shown = nh3.clean(body, tags=_TAGS, attributes={}, link_rel=None).strip()
    output = {"output_type": "display_data", "data": {"text/html": shown}, "metadata": {}}
    cells = [
        {
            "cell_type": "markdown",
            "id": "about",
            "metadata": {},
            "source": f"*Feedback on {title}. Nothing here needs to be run.*",
        },
        {
            "cell_type": "code",
            "id": "feedback",
            "metadata": {"jupyter": {"source_hidden": True}},
            "source": "",
            "outputs": [output],
            "execution_count": None,
        },
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel},
        "cells": cells,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"

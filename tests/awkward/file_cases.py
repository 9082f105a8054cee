"""Odd files: damaged, misnamed, exported, packed, or somebody else's."""

import json

from tests.awkward.spoilt_notebooks import (
    FILE,
    RIGHT,
    SLUG,
    STUBS,
    Case,
    Document,
    all_lost,
    changed,
    document,
    dumped,
    right,
    zipped,
)


def saved_by_colab(notebook: Document) -> None:
    """Add what Colab adds, and take away what it takes away."""
    notebook["nbformat_minor"] = 0
    notebook["metadata"] |= {
        "colab": {"provenance": [], "toc_visible": True},
        "widgets": {"application/vnd.jupyter.widget-state+json": {"a": {"model_name": "X"}}},
        "accelerator": "GPU",
    }
    for number, cell in enumerate(notebook["cells"]):
        cell["metadata"] = {"id": f"q{number}XyZ", "outputId": "00e1-4b"}
        cell.pop("id", None)
        cell["source"] = "".join(cell["source"]).splitlines(keepends=True)


def saved_by_deepnote(notebook: Document) -> None:
    """Add what Deepnote and VS Code add."""
    notebook["metadata"] |= {
        "deepnote_execution_queue": [],
        "deepnote": {},
        "vscode": {"interpreter": {"hash": "31f2"}},
    }
    for cell in notebook["cells"]:
        cell["metadata"] |= {
            "cell_id": "d1",
            "deepnote_cell_type": "code",
            "vscode": {"languageId": "python"},
        }


def odd_outputs(notebook: Document) -> None:
    """Leave outputs behind in every form that tools have written them in."""
    outputs = [
        {"output_type": "stream", "name": "stdout", "text": ["a\n", "b\n"]},
        {"output_type": "stream", "text": 7},
        {"output_type": "display_data", "data": {"text/html": ["<b>", 3]}, "metadata": None},
        {"output_type": "pyout", "html": "<script>alert(1)</script>"},
        "nonsense",
    ]
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = outputs
            cell["execution_count"] = "3"
        cell["source"] = "".join(cell["source"]).splitlines(keepends=True)
    notebook["cells"][1]["outputs"] = None
    del notebook["nbformat_minor"], notebook["nbformat"]


def huge_output(notebook: Document) -> None:
    """Keep 300,000 lines of output in the file."""
    text = [f"epoch {number}: loss 0.123456789\n" for number in range(300_000)]
    notebook["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": text}]


def big_picture(notebook: Document) -> None:
    """Keep a picture of 30 MB in the file."""
    data = {"image/png": "A" * 30_000_000}
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    notebook["cells"][1]["outputs"] = [output]


def with_nan_and_repeated_keys() -> bytes:
    text = right().decode()
    text = text.replace('"metadata": {', '"score": NaN, "low": -Infinity, "metadata": {', 1)
    return text.replace('"nbformat": 4', '"nbformat": 3, "nbformat": 4').encode()


def format_3() -> bytes:
    cells = []
    for cell in document()["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cells.append(
                {
                    "cell_type": "code",
                    "input": source,
                    "language": "python",
                    "outputs": [],
                    "prompt_number": 1,
                    "collapsed": False,
                    "metadata": cell["metadata"],
                }
            )
        else:
            cells.append({"cell_type": "markdown", "source": source, "metadata": {}})
    document3 = {"nbformat": 3, "nbformat_minor": 0, "metadata": {"name": ""}}
    return json.dumps({**document3, "worksheets": [{"cells": cells, "metadata": {}}]}).encode()


def stray_ids(notebook: Document) -> None:
    notebook["nbformat_minor"] = 4


def script(separator: str) -> bytes:
    cells = document()["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    return separator.join(["#!/usr/bin/env python\n# coding: utf-8\n", *sources]).encode()


def two_notebooks() -> dict[str, bytes]:
    return {
        f"{{id}}/{SLUG}/{FILE}": dumped(document(STUBS)),
        f"{{id}}/{SLUG}/final FINAL.ipynb": right(),
    }


def packed() -> dict[str, bytes]:
    members = [
        ("my homework/" + FILE, right()),
        ("__MACOSX/my homework/._" + FILE, b"\0\x05\x16\x07"),
        ("my homework/.DS_Store", b"\0\0\0\1Bud1"),
        ("my homework/.ipynb_checkpoints/x-checkpoint.ipynb", dumped(document(STUBS))),
    ]
    return {f"{{id}}_{SLUG}.zip": zipped(members)}


WRONG_ASSIGNMENT = {
    "nbformat": 4,
    "nbformat_minor": 5,
    "metadata": {},
    "cells": [
        {
            "cell_type": "code",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": "def gini(p):\n    return 1 - (p ** 2).sum()\n",
            "id": "g",
        }
    ],
}
PLACE = f"{{id}}/{SLUG}"
HTML = b"<html><body><div class='jp-Notebook'>add_intercept</div></body></html>"


def older_release(notebook: Document) -> None:
    """Take out the last exercise, which the older release did not have."""
    notebook["cells"] = [c for c in notebook["cells"] if not str(c["id"]).startswith("loo_res")]
    for cell in notebook["cells"]:
        cell["metadata"].get("nbgrader", {}).pop("schema_version", None)


CASES = (
    Case(
        1,
        "truncated JSON",
        lambda: right()[:20_000],
        student=("not a complete notebook", "Open the notebook in Jupyter, save it"),
        instructor=(f"{FILE}:", "not a complete notebook"),
        outcome="no score",
    ),
    Case(2, "byte-order mark", lambda: b"\xef\xbb\xbf" + right(), instructor=("byte-order mark",)),
    Case(
        2,
        "Windows line ends",
        lambda: right().replace(b"\n", b"\r\n"),
        instructor=("Windows line ends",),
    ),
    Case(2, "UTF-16", lambda: right().decode().encode("utf-16"), instructor=("UTF-16",)),
    Case(
        2,
        "UTF-16 without a mark",
        lambda: right().decode().encode("utf-16-le"),
        instructor=("UTF-16",),
    ),
    Case(
        2,
        "Latin-1 accents",
        lambda: right().replace(b"# First steps", "# Premières étapes".encode("latin-1"), 1),
        instructor=("not valid UTF-8",),
    ),
    Case(3, "format 3", format_3, instructor=("old format 3",)),
    Case(3, "stray ids in format 4.4", changed(stray_ids), instructor=("Stray cell ids",)),
    Case(3, "no format numbers and odd outputs", changed(odd_outputs)),
    Case(3, "saved by Colab", changed(saved_by_colab), instructor=("metadata is gone",)),
    Case(3, "saved by Deepnote and VS Code", changed(saved_by_deepnote)),
    Case(3, "NaN and repeated keys", with_nan_and_repeated_keys),
    Case(
        4,
        "empty file",
        lambda: b"",
        student=("no answers",),
        instructor=("the file is empty",),
        outcome="no score",
    ),
    Case(
        4,
        "no cells",
        lambda: dumped({**document(), "cells": []}),
        student=("no cells, so there are no answers",),
        instructor=("no cells",),
        outcome="no score",
    ),
    Case(
        4,
        "nested too deeply",
        lambda: b"[" * 200_000,
        student=("nested too deeply",),
        instructor=("nested too deeply",),
        outcome="no score",
    ),
    Case(
        5,
        "a second download",
        lambda: {f"{PLACE}/{SLUG} (1).ipynb": right()},
        instructor=(f"{SLUG} (1).ipynb", "recognised by its contents"),
    ),
    Case(
        5,
        "a copy",
        lambda: {f"{PLACE}/{SLUG}-Copy1.ipynb": right()},
        instructor=("-Copy1.ipynb", "recognised by its contents"),
    ),
    Case(
        5,
        "changed case",
        lambda: {f"{PLACE}/First_Steps.IPYNB": right()},
        instructor=("First_Steps.IPYNB", "recognised by its contents"),
    ),
    Case(
        5,
        "another name",
        lambda: {"{id}/hw1 final!!.ipynb": right()},
        instructor=("recognised by its contents",),
    ),
    Case(
        6,
        "two notebooks",
        two_notebooks,
        instructor=("chosen by its contents", "final FINAL.ipynb"),
    ),
    Case(7, "a zip with a folder and junk", packed),
    Case(
        8,
        "a script of cells",
        lambda: {f"{PLACE}/{SLUG}.py": script("\n\n# In[ ]:\n\n\n")},
        student=("Python script",),
        instructor=("Python script",),
    ),
    Case(
        8,
        "an HTML page",
        lambda: {f"{PLACE}/{SLUG}.html": HTML + RIGHT["one_hot"].encode()},
        student=("page for reading",),
        instructor=("page for reading",),
        outcome="no score",
    ),
    Case(
        9,
        "wrong assignment",
        lambda: dumped(WRONG_ASSIGNMENT),
        student=(f"not the notebook of {SLUG}", "gini"),
        instructor=("gini",),
        outcome="no score",
    ),
    Case(
        10,
        "unknown student",
        right,
        instructor=("the gradebook knows no student",),
        outcome="refused",
    ),
    Case(11, "odd id", right, id='O\'Brien, Zoë "Z" del Río'),
    Case(
        38,
        "older release",
        changed(older_release),
        all_lost("loo_residuals"),
        student=(
            "There is no `loo_residuals` in the notebook: its answer cell was deleted or is older",
        ),
    ),
    Case(25, "much output in the file", changed(huge_output)),
    Case(25, "a picture of 30 MB", changed(big_picture)),
    Case(
        25,
        "a file of 70 MB",
        lambda: right() + b" " * 70_000_000,
        instructor=("too large: 70 MB, at most 60 MB",),
        outcome="refused",
    ),
)

"""Imported in a notebook's kernel before its first cell: draws figures sharp and describes them."""

import io
import re

import matplotlib.pyplot as plt
from IPython import get_ipython
from matplotlib.figure import Figure
from matplotlib_inline.backend_inline import set_matplotlib_formats

SHARPNESS = 2  # pixels of the picture for each pixel that it is shown with
PNG_WIDTH = slice(16, 20)
PNG_HEIGHT = slice(20, 24)


def plain(text):
    """Take the marks of formulas out of a label."""
    words = re.sub(r"\\[,;! ]", " ", text.replace("\n", " "))
    return re.sub(r"[${}\\]", "", words).strip()


def describe_axes(axes):
    """Report what one panel shows: its title, what is drawn against what, and the legend."""
    across, up = plain(axes.get_xlabel()), plain(axes.get_ylabel())
    legend = axes.get_legend()
    names = [plain(text.get_text()) for text in legend.get_texts()] if legend else []
    parts = [plain(axes.get_title())]
    parts.append(f"{up} against {across}" if across and up else across or up)
    parts.append(f"shown are {', '.join(names)}" if names else "")
    return "; ".join(part for part in parts if part)


def describe(figure):
    """Report what a figure shows, for whoever cannot see it."""
    whole = plain(figure.get_suptitle()) if figure.get_suptitle() else ""
    panels = [axes for axes in figure.axes if axes.get_label() != "<colorbar>"]
    told = [one for one in (whole, *map(describe_axes, panels)) if one]
    seen = list(dict.fromkeys(told))
    head = "Figure" if len(panels) < 2 else f"Figure with {len(panels)} panels"
    return f"{head}: {'. '.join(seen)}." if seen else f"{head} without labels."


def draw(figure):
    """Return a figure as PNG, and how large it is to be shown."""
    buffer = io.BytesIO()
    figure.savefig(
        buffer,
        format="png",
        dpi=SHARPNESS * figure.dpi,
        bbox_inches="tight",
        metadata={"Software": None},
    )
    png = buffer.getvalue()
    width, height = (int.from_bytes(png[part], "big") for part in (PNG_WIDTH, PNG_HEIGHT))
    sizes = {"width": width // SHARPNESS, "height": height // SHARPNESS}
    return png, {**sizes, "alt": describe(figure)}


plt.switch_backend("module://matplotlib_inline.backend_inline")
set_matplotlib_formats("png")
get_ipython().display_formatter.formatters["image/png"].for_type(Figure, draw)

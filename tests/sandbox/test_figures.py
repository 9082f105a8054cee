"""Figures of graded notebooks: the same pictures as a notebook's own, in an honest process."""

import base64
import io
import json
import subprocess

import numpy as np
import pytest
from PIL import Image

from autograder.sandbox.zygote import INSIDE, sandbox_python
from tests.sandbox.conftest import ROOT

COMPARE = """
import importlib.util, io, json, os, sys
spec = importlib.util.spec_from_file_location(
    "inside", sys.argv[1] + "/__init__.py", submodule_search_locations=[sys.argv[1]])
sys.modules["inside"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["inside"])
import matplotlib
matplotlib.use("agg")
import matplotlib.pyplot as plt, numpy as np
from base64 import b64encode
from IPython.core.pylabtools import print_figure
from matplotlib.transforms import Bbox
from inside import figures
def draw_all(draw):
    pictures = {}
    for name, code in json.loads(sys.argv[2]).items():
        exec(code)
        pictures[name] = draw(plt.gcf()), plt.get_fignums()
        plt.close("all")
        matplotlib.rcdefaults()
    return pictures
def with_room(figure):
    figure.canvas.draw()
    width, height = figure.get_size_inches()
    box = Bbox([[-2, -2], [width + 2, height + 2]])
    return figure.axes and print_figure(figure, base64=True, bbox_inches=box)
tight = draw_all(lambda figure: print_figure(figure, base64=True))
roomy = draw_all(with_room)
before = set(os.listdir("/proc/self/fd"))
matplotlib.font_manager._get_font.cache_clear()
figures.draw_cheaper()
figures.warm_up()
opened = [os.readlink(f"/proc/self/fd/{n}") for n in set(os.listdir("/proc/self/fd")) - before
          if os.path.exists(f"/proc/self/fd/{n}")]
printed = []
def noted(figure, print_in_their_way=figures._printed):
    printed.append(figure)
    return print_in_their_way(figure)
figures._printed = noted
def ours(figure):
    printed.clear()
    return figures.png_of(figure), bool(printed)
print(json.dumps([tight, roomy, draw_all(ours), draw_all(ours), opened]))
"""
CUT = {
    "a part that is a figure": "plt.figure().subfigures(1, 2)[0].subplots()",
    "beyond its edge": "plt.plot([1, 2], label='long'); plt.legend(bbox_to_anchor=(1.3, 1.1))",
    "image": "plt.imshow(np.eye(4)); plt.colorbar(); plt.text(5, 2, 'outside')",
    "plain": "plt.plot([1, 2, 3]); plt.xlabel('x'); plt.title('a title')",
    "formulas": "plt.loglog([1, 1e3], [1, 1e6]); plt.ylabel(r'$\\frac{1}{n}\\sum x_i^2$')",
    "tight_layout": "plt.subplots(2, 2); plt.xlabel('x'); plt.tight_layout()",
    "tight_layout of unlike axes": (
        "f, a = plt.subplots(1, 3); a[0].loglog([1, 1e9], [1e-9, 1]); a[1].imshow(np.eye(3)); "
        "a[2].set_ylabel('a long label of an axis'); a[2].tick_params(rotation=45); "
        "f.suptitle(r'$\\alpha$'); plt.tight_layout(); plt.tight_layout()"
    ),
    "shared axes": (
        "f, a = plt.subplots(2, 2, sharex=True, sharey='row'); a[0][1].plot([0, 1e6], [-1e-4, 1]); "
        "f.align_labels(); a[1][0].set_xlabel('x', loc='left')"
    ),
    "text that turns": (
        "plt.plot([1, 2]); plt.text(0.2, 1.2, 'along', rotation=30, transform_rotates_text=True)"
    ),
    "three dimensions": "plt.subplot(projection='3d').plot([1, 2], [3, 4], [5, 6])",
    "forked zygote and inset": (
        "plt.plot([1, 2]); plt.twinx().semilogy([1, 1e5]); "
        "plt.gca().inset_axes([0.6, 0.1, 0.3, 0.3]).bar([1, 2], [1, 2])"
    ),
    "dates": (
        "import datetime as d; "
        "plt.plot([d.date(2020, 1, 1), d.date(2021, 3, 1)], [1, 2]); plt.gcf().autofmt_xdate()"
    ),
    "drawn before": "plt.plot([1, 2]); plt.gcf().canvas.draw(); plt.xlim(0, 9); plt.title('b')",
    "markers and a grid": (
        "plt.plot([1, 2, 3], 'D--', fillstyle='left'); plt.grid(which='both'); "
        "plt.minorticks_on(); plt.plot([2, 1], ms=20, "
        "marker=matplotlib.markers.MarkerStyle('^').rotated(deg=20)); "
        "plt.tick_params('y', direction='in', colors='r', labelsize=15, length=9, grid_color='g')"
    ),
    "other settings": (
        "plt.rcParams.update({'font.size': 17, 'font.family': 'serif', 'mathtext.fontset': 'cm'}); "
        "plt.plot([1, 2, 3]); plt.xlabel('x'); plt.title('a title'); plt.ylabel(r'$\\alpha$')"
    ),
    "square": "plt.plot([0, 5], [0, 1]); plt.gca().set_aspect('equal'); plt.figure(1).set_dpi(130)",
    "coloured paper": "plt.figure(facecolor='wheat'); plt.bar(list('abc'), [3, 1, 2])",
}
MEASURED = {
    "text that wraps": "plt.plot([1, 2]); plt.text(1, 1.5, 'word ' * 40, wrap=True)",
    "title that wraps": "plt.plot([1, 2]); plt.title('word ' * 40, wrap=True)",
    "constrained": "plt.figure(layout='constrained').subplots(2, 2); plt.xlabel('x')",
    "cut at the edge": "plt.plot([1, 2]); plt.title('one line over another\\n' * 20)",
    "far out": "plt.imshow(np.eye(4)); plt.text(20, 2, 'far out')",
    "label far out": "plt.plot([1, 2]); plt.ylabel('far out', labelpad=300)",
    "nothing but paper": "plt.figure(); plt.axis('off')",
}
"""These are drawn in matplotlib's own way, because something may be beyond the room around them."""
FIGURES = CUT | MEASURED | {"nothing": "plt.figure()"}
PAD = 0.1


@pytest.fixture(scope="module")
def drawn():
    """Draw all figures in one process of the sandbox's environment, in both ways."""
    words = [sandbox_python(ROOT), "-s", "-P", "-B", "-c", COMPARE, INSIDE, json.dumps(FIGURES)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def pixels_of(png):
    return np.asarray(Image.open(io.BytesIO(base64.b64decode(png))).convert("RGBA"))


def cut_to_content(pixels, dpi):
    """Leave as much paper around what is drawn as matplotlib does."""
    rows, columns = np.nonzero((pixels != pixels[0, 0]).any(axis=-1))
    pad = round(PAD * dpi)
    return pixels[
        rows.min() - pad : rows.max() + pad + 1, columns.min() - pad : columns.max() + pad + 1
    ]


@pytest.mark.parametrize("name", CUT)
def test_the_picture_is_matplotlibs_to_the_pixel(drawn, name):
    _, roomy, first, second, _ = drawn
    expected = cut_to_content(pixels_of(roomy[name][0]), 130 if name == "square" else 100)
    for (picture, is_their_way), numbers in (first[name], second[name]):
        assert not is_their_way
        np.testing.assert_array_equal(pixels_of(picture), expected)
        assert numbers == [1]


@pytest.mark.parametrize(
    "name", sorted(CUT.keys() - {"three dimensions", "a part that is a figure"})
)
def test_it_is_cut_where_a_notebook_cuts_it_but_for_empty_room_around_words(drawn, name):
    tight, ours = pixels_of(drawn[0][name][0]), pixels_of(drawn[2][name][0][0])
    lost = np.subtract(tight.shape, ours.shape)[:2]
    assert (lost >= -3).all(), lost
    assert (lost <= 25).all(), lost


@pytest.mark.parametrize("name", MEASURED)
def test_what_may_stick_out_is_drawn_in_matplotlibs_way(drawn, name):
    tight, _, first, second, _ = drawn
    for (picture, is_their_way), numbers in (first[name], second[name]):
        assert is_their_way
        np.testing.assert_array_equal(pixels_of(picture), pixels_of(tight[name][0]))
        assert numbers == [1]


def test_a_figure_without_anything_is_not_shown(drawn):
    tight, _, first, _, _ = drawn
    assert tight["nothing"][0] is None
    assert first["nothing"][0] == [None, False]


def test_warming_up_leaves_no_file_open(drawn):
    assert drawn[4] == []

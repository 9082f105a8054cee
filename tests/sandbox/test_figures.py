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
import importlib.util, json, os, sys
spec = importlib.util.spec_from_file_location(
    "inside", sys.argv[1] + "/__init__.py", submodule_search_locations=[sys.argv[1]])
sys.modules["inside"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["inside"])
import matplotlib
matplotlib.use("agg")
import matplotlib.pyplot as plt, numpy as np
from IPython.core.pylabtools import print_figure
from inside.figures import png_of, warm_up
def draw_all(draw):
    pictures = {}
    for name, code in json.loads(sys.argv[2]).items():
        exec(code)
        pictures[name] = draw(plt.gcf()), plt.get_fignums()
        plt.close("all")
    return pictures
theirs = draw_all(lambda figure: print_figure(figure, base64=True))
before = set(os.listdir("/proc/self/fd"))
matplotlib.font_manager._get_font.cache_clear()
warm_up()
opened = [os.readlink(f"/proc/self/fd/{n}") for n in set(os.listdir("/proc/self/fd")) - before
          if os.path.exists(f"/proc/self/fd/{n}")]
print(json.dumps([theirs, draw_all(png_of), opened]))
"""
FIGURES = {
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
    "text that turns and wraps": (
        "plt.plot([1, 2]); plt.text(1, 1.5, 'word ' * 40, wrap=True); "
        "plt.text(0.2, 1.2, 'along', rotation=30, transform_rotates_text=True)"
    ),
    "three dimensions": "plt.subplot(projection='3d').plot([1, 2], [3, 4], [5, 6])",
    "twin and inset": (
        "plt.plot([1, 2]); plt.twinx().semilogy([1, 1e5]); "
        "plt.gca().inset_axes([0.6, 0.1, 0.3, 0.3]).bar([1, 2], [1, 2])"
    ),
    "dates": (
        "import datetime as d; "
        "plt.plot([d.date(2020, 1, 1), d.date(2021, 3, 1)], [1, 2]); plt.gcf().autofmt_xdate()"
    ),
    "drawn before": "plt.plot([1, 2]); plt.gcf().canvas.draw(); plt.xlim(0, 9); plt.title('b')",
    "constrained": "plt.figure(layout='constrained').subplots(2, 2); plt.xlabel('x')",
    "beyond its edge": "plt.plot([1, 2], label='long'); plt.legend(bbox_to_anchor=(1.6, 1.2))",
    "image": "plt.imshow(np.eye(4)); plt.colorbar(); plt.text(9, 2, 'far out')",
}


@pytest.fixture(scope="module")
def drawn():
    """Draw all figures in one process of the sandbox's environment, in both ways."""
    words = [sandbox_python(ROOT), "-s", "-P", "-B", "-c", COMPARE, INSIDE, json.dumps(FIGURES)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("name", FIGURES)
def test_the_picture_is_matplotlibs_to_the_pixel(drawn, name):
    pictures, numbers = zip(*(side[name] for side in drawn[:2]), strict=True)
    theirs, ours = (np.asarray(Image.open(io.BytesIO(base64.b64decode(p)))) for p in pictures)
    np.testing.assert_array_equal(ours, theirs)
    assert numbers == ([1], [1])


def test_warming_up_leaves_no_file_open(drawn):
    assert drawn[2] == []

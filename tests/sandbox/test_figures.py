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
before = set(os.listdir("/proc/self/fd"))
warm_up()
opened = [os.readlink(f"/proc/self/fd/{n}") for n in set(os.listdir("/proc/self/fd")) - before
          if os.path.exists(f"/proc/self/fd/{n}")]
found = {}
for name, code in json.loads(sys.argv[2]).items():
    exec(code)
    theirs = print_figure(plt.gcf(), base64=True)
    found[name] = [png_of(plt.gcf()), theirs, plt.get_fignums()]
    plt.close("all")
print(json.dumps([found, opened]))
"""
FIGURES = {
    "plain": "plt.plot([1, 2, 3]); plt.xlabel('x'); plt.title('a title')",
    "formulas": "plt.loglog([1, 1e3], [1, 1e6]); plt.ylabel(r'$\\frac{1}{n}\\sum x_i^2$')",
    "tight_layout": "plt.subplots(2, 2); plt.xlabel('x'); plt.tight_layout()",
    "constrained": "plt.figure(layout='constrained').subplots(2, 2); plt.xlabel('x')",
    "beyond its edge": "plt.plot([1, 2], label='long'); plt.legend(bbox_to_anchor=(1.6, 1.2))",
    "image": "plt.imshow(np.eye(4)); plt.colorbar(); plt.text(9, 2, 'far out')",
}


@pytest.fixture(scope="module")
def drawn():
    """Draw all figures in one process of the sandbox's environment, in both ways."""
    words = [sandbox_python(ROOT), "-s", "-P", "-B", "-c", COMPARE, INSIDE, json.dumps(FIGURES)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("name", FIGURES)
def test_the_picture_is_matplotlibs_to_the_pixel(drawn, name):
    *pictures, numbers = drawn[0][name]
    ours, theirs = (np.asarray(Image.open(io.BytesIO(base64.b64decode(p)))) for p in pictures)
    np.testing.assert_array_equal(ours, theirs)
    assert numbers == [1]


def test_warming_up_leaves_no_file_open(drawn):
    assert drawn[1] == []

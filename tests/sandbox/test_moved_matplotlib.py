"""Where matplotlib has moved a private part, figures are drawn in the notebook's own way."""

import json
import subprocess

import pytest

from autograder.sandbox.inside.matplotlib_parts import PARTS
from autograder.sandbox.zygote import INSIDE, sandbox_python
from tests.sandbox.conftest import ROOT

DRAW = """
import functools, importlib, importlib.util, json, sys
import matplotlib
matplotlib.use("agg")
spec = importlib.util.spec_from_file_location(
    "inside", sys.argv[1] + "/__init__.py", submodule_search_locations=[sys.argv[1]])
sys.modules["inside"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules["inside"])
def move(module, name):
    *owners, last = name.split(".")
    owner = functools.reduce(getattr, owners, importlib.import_module(module))
    known = vars(owner)[last]
    def moved(*args, moved=None, **kwargs):
        return known(*args, **kwargs)
    setattr(owner, last, moved)
for part in json.loads(sys.argv[2]):
    move(*part)
from inside import figures, layout_cache
from inside.matplotlib_parts import moved_in_matplotlib
import matplotlib.pyplot as plt
from IPython.core.pylabtools import print_figure
from matplotlib.layout_engine import TightLayoutEngine
def draw():
    plt.close("all")
    _, axes = plt.subplots(1, 2)
    axes[0].plot([1, 2, 3], "o--", label="a line")
    axes[0].legend()
    axes[1].loglog([1, 1e3], [1, 1e6])
    axes[1].set_title(r"$\\frac{1}{n}\\sum x_i^2$")
    plt.tight_layout()
    return plt.gcf()
stock = print_figure(draw(), base64=True, pil_kwargs={"compress_level": figures.COMPRESSION})
setting, execute = matplotlib.RcParams.__getitem__, TightLayoutEngine.execute
figures.draw_cheaper()
figures.warm_up()
layout_cache.measure([["word", {}, False, 100.0, []]])
is_patched = [matplotlib.RcParams.__getitem__ is not setting,
              TightLayoutEngine.execute is not execute]
print(json.dumps([moved_in_matplotlib(), is_patched, figures.png_of(draw()) == stock]))
"""
MOVED = [
    ("matplotlib.axis", "Axis._get_tick"),
    ("matplotlib.axis", "Axis._update_ticks"),
    ("matplotlib.backends.backend_agg", "RendererAgg.draw_text"),
    ("matplotlib.markers", "MarkerStyle._set_marker"),
    ("matplotlib.text", "_get_text_metrics_with_cache"),
]


def run(*moved):
    words = [sandbox_python(ROOT), "-s", "-P", "-B", "-c", DRAW, INSIDE, json.dumps(moved)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_the_installed_matplotlib_is_as_the_engine_knows_it():
    moved, is_patched, _ = run()
    assert moved == []
    assert is_patched == [True, True]


@pytest.mark.parametrize("part", MOVED, ids=lambda part: part[1])
def test_a_moved_part_leaves_matplotlib_as_it_is_and_pictures_the_same(part):
    assert ".".join(part) in {f"{known.module}.{known.name}" for known in PARTS}
    (fault,), is_patched, is_stock = run(part)
    assert fault == f"{part[0]}.{part[1]} now takes (args, moved, kwargs)"
    assert is_patched == [False, False]
    assert is_stock

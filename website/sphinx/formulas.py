"""Draw formulas with KaTeX while the site is made: pages need no script and no server for them."""

import atexit
import functools
import json
import subprocess
import sys
from pathlib import Path

from docutils import nodes
from sphinx.util import logging

HERE = Path(__file__).parent
PACKAGE = Path(sys.prefix) / "node_modules" / "katex" / "dist"
NODE = Path(sys.prefix) / "bin" / "node"

log = logging.getLogger(__name__)


@functools.cache
def drawing_process():
    """Start the process that draws; the first formula of a writer does it."""
    command = [NODE, HERE / "formulas.js", PACKAGE / "katex.js"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    return process


@functools.cache
def drawn(tex, display):
    """Return a formula as HTML, with MathML for whoever cannot see it."""
    process = drawing_process()
    process.stdin.write(json.dumps({"tex": tex, "display": display}) + "\n")
    process.stdin.flush()
    answer = json.loads(process.stdout.readline())
    if "error" in answer:
        raise ValueError(answer["error"])
    return answer["html"]


def put(writer, node, display):
    """Write a formula into the page; one that cannot be drawn is a warning, and so an error."""
    tex = node.astext()
    try:
        writer.body.append(drawn(tex, display))
    except ValueError as error:
        log.warning("this formula cannot be drawn: %s. Got %s", error, tex, location=node)
        writer.body.append(writer.encode(tex))


def visit_inline(writer, node):
    """Write a formula within a line."""
    writer.body.append('<span class="math">')
    put(writer, node, display=False)
    writer.body.append("</span>")
    raise nodes.SkipNode


def visit_display(writer, node):
    """Write a formula that stands alone; on a narrow screen it can be moved sideways."""
    writer.body.append('<div class="math">')
    put(writer, node, display=True)
    writer.body.append("</div>\n")
    raise nodes.SkipNode


def setup(app):
    """Register with Sphinx who draws formulas."""
    app.add_html_math_renderer(
        "katex", inline_renderers=(visit_inline, None), block_renderers=(visit_display, None)
    )
    app.add_css_file("katex/katex.min.css")
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Settings of Sphinx for the course's website; what differs by course stands in course.json."""

import hashlib
import json
import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
PAGES = Path(os.environ["COURSE_PAGES"])
sys.path.insert(0, str(HERE))
course = json.loads((PAGES / "course.json").read_text())

project = course["title"]
html_title = course["title"]
author = "the contributors"
language = "en"
extensions = ["myst_nb", "sphinx_copybutton", "formulas", "page_parts"]
exclude_patterns = ["pictures"]

nb_execution_mode = "off"
nb_merge_streams = True
nb_output_stderr = "remove"
nb_code_prompt_show = "Show the code"
nb_code_prompt_hide = "Hide the code"
myst_enable_extensions = [
    "amsmath",
    "attrs_block",
    "attrs_inline",
    "colon_fence",
    "deflist",
    "dollarmath",
]
myst_dmath_double_inline = True
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # a changelog may go from the first level to the third

# What is copied is what one types: no outputs, no prompts.
copybutton_selector = 'div[class*="highlight-"]:not(.output) > div.highlight > pre'
copybutton_prompt_text = r">>> |\.\.\. ?|\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_static_path = [str(HERE / "static"), str(PAGES.parent / "static")]
templates_path = [str(HERE / "templates")]
html_css_files = ["course.css"]
html_js_files = [("course.js", {"defer": "defer"})]
html_math_renderer = "katex"
# All pages are drawn again when one of these files changes: pages name styles by their content.
own_files = sorted(path for path in HERE.rglob("*") if path.suffix in (".css", ".js", ".py"))
html_context = {
    "drawn_by": hashlib.sha256(b"".join(path.read_bytes() for path in own_files)).hexdigest()
}
html_favicon = str(HERE / "static" / "icon.svg")
html_scaled_image_link = False
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_extra_path = [str(PAGES.parent / "extra")]
html_theme_options = {
    "navigation_with_keys": False,
    "light_css_variables": {
        "color-brand-primary": "#005a8f",
        "color-brand-content": "#005a8f",
        "color-brand-visited": "#5b3f8c",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7fc4f2",
        "color-brand-content": "#7fc4f2",
        "color-brand-visited": "#c3a9ee",
    },
}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

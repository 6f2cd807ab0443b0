"""How Sphinx builds the site out of what `make.py` has laid out."""

from __future__ import annotations

from importlib.metadata import metadata
from typing import Any

from pygments.lexers.special import TextLexer

from yupana import __version__

project = "Yupana"
author = "the contributors to Yupana"
version = release = __version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_block", "attrs_inline"]
myst_heading_anchors = 4
highlight_language = "text"

nb_execution_mode = "force"
nb_execution_timeout = 60
nb_execution_raise_on_error = True
nb_execution_show_tb = True

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_type_comments = False
autodoc_default_options = {"members": True, "show-inheritance": True}
add_module_names = False
toc_object_entries = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Yupana"
html_favicon = "icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_use_index = html_domain_indices = False  # the search finds everything
ADDRESSES = dict(each.split(", ", 1) for each in metadata("yupana").get_all("Project-URL") or ())
html_theme_options: dict[str, list[Any]] = {"top_of_page_buttons": []}
if "Repository" in ADDRESSES:
    link = {"name": "Source", "url": ADDRESSES["Repository"], "html": "Source", "class": ""}
    html_theme_options["footer_icons"] = [link]


def speak(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Pages for players say in which language they are."""
    if page.startswith("players/"):
        context["language"] = page.split("/")[1]


def setup(app: Any) -> None:
    """Records are shown as they are."""
    app.add_lexer("yupana", TextLexer)
    app.connect("html-page-context", speak)

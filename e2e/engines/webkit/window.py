#!/usr/bin/python3
"""Window that WebKitWebDriver starts as its browser: a bare view of an exact size, as narrow as a phone, in which engine features
can be switched off. Writes the console of its pages to a file."""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--console", required=True, help="file for console messages")
parser.add_argument("--init-script", required=True, help="file that runs before the scripts of every page")
parser.add_argument("--without", action="append", default=[], help="engine feature to switch off")
parser.add_argument("--no-script", action="store_true")
options = parser.parse_args()

console = os.open(options.console, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)


def view_settings():
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        enable_javascript=not options.no_script,
    )
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() in options.without:
            settings.set_feature_enabled(feature, False)
    return settings


def open_window(_session):
    content = WebKit2.UserContentManager()
    with open(options.init_script, encoding="utf-8") as file:
        content.add_script(
            WebKit2.UserScript(
                file.read(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
        settings=view_settings(),
    )
    window = Gtk.Window(decorated=False, default_width=options.width, default_height=options.height)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


def start_automation(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("window")
    session.set_application_info(application)
    session.connect("create-web-view", open_window)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_automation)
Gtk.main()

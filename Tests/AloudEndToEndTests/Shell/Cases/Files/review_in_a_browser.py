"""Reads the page of `aloud review` as a reader does, in Chromium: checks it with axe-core, writes better words for one message,
marks another as read, and saves the file. Takes the page, and the path of the file."""
import os
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

page_path, file_path = sys.argv[1:]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
    page = browser.new_page()
    page.goto("file://" + os.path.abspath(page_path))
    for violation in Axe().run(page).response["violations"]:
        print(violation["id"], len(violation["nodes"]), violation["nodes"][0]["html"][:200])
    page.set_viewport_size({"width": 320, "height": 800})
    if (width := page.evaluate("document.documentElement.scrollWidth")) > 320:
        print("At a width of 320 pixels the page is", width, "wide")
    page.get_by_role("button", name="Make the file").press("Enter")
    print(page.get_by_role("status").inner_text())
    page.get_by_label("Your name").fill("Anna Nowak")
    page.locator('[data-key="position"] textarea').fill("{index} na {count}")
    page.locator('[data-key="spell.space"] input').check()
    page.reload()
    print(page.locator('[data-key="position"] textarea').input_value(), page.get_by_label("Your name").input_value())
    page.get_by_role("button", name="Make the file").press("Enter")
    print(page.get_by_role("status").inner_text())
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the file").press("Enter")
    download.value.save_as(file_path)
    browser.close()

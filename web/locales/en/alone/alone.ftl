# The client without a server: as one file, or as a folder of a static host.

## One file

alone-notebook =
    .kept = This file works without a connection: everything is in it, and your notebooks are stored in this browser, on this device. Whatever you want to keep for good, save as a file.
    .needs = A QR code needs a page with an address. Everything else works here.
    .passing = This browser does not let the file save anything: what you note now is lost when the page is closed. Save each notebook as a file before you close it, or open this file in another browser.
alone-companion =
    .kept = This file works without a connection: everything is in it, even the skies of all 28,224 game codes, and your games are stored in this browser, on this device.
    .needs = A QR code needs a page with an address; opponents, one game on several phones, and replays need a server. Everything else works here.
alone-whole = This file works without a connection: everything is in it.

## One folder

site-title = At the table, with or without a connection
site-lead = The companion and the notebook for The Search for Planet X, and the rules of both games. Everything happens on your own device.
site-stays = What is stored here
    .text = What you enter stays in this browser, on this device, and is not sent anywhere.
site-ready = Everything is here: these pages now open without a connection. You can add them to your home screen from the browser’s menu.
site-coming = The rest is still loading; after that, these pages open without a connection.
site-not-secure = This address is not encrypted (https), so your browser keeps no copy for later. A page that is open keeps working without a connection.
site-server = What needs a server
    .text = Playing against opponents or with friends elsewhere, one game on several phones, and replays. Anybody can run one: ecliptic serve

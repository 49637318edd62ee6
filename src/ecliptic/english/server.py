"""What the server and its store refuse, in English."""

from __future__ import annotations

from collections.abc import Mapping

SERVER: Mapping[str, str] = {
    "server-token": "This key does not work here; it was replaced, or belongs to another table.",
    "server-no-seat": "Spectators only watch; join the table to take a seat.",
    "server-no-spectators": "This table has no spectators; join it to see it.",
    "server-not-host": "Only the person who opened the table may do this for another seat.",
    "server-no-table": "There is no such table or seat.",
    "server-closed": "Whoever runs this server has closed the table.",
    "server-passphrase": "To open a table here you need the passphrase of this server.",
    "server-passphrase-wrong": "This is not the passphrase of this server.",
    "server-no-passphrase": "This server has no passphrase.",
    "server-opening-closed": "New tables cannot be opened here.",
    "server-level-not-here": "{level!r} is not available on this server.",
    "server-help-not-here": "Tables on this server give help up to {given!r}.",
    "server-no-list": "This server has no list of tables looking for players.",
    "server-no-code": "No table has this join code; check it with whoever gave it to you.",
    "server-no-free-seat": "This seat is taken, or no seat is free any more.",
    "server-not-a-person": "There is no person in seat {seat} to do this for.",
    "server-no-replay": "There is no record with this id.",
    "server-link": "This link has already been used, or has expired; make a new one.",
    "server-seat-taken": "Seat {seat} is taken, or reserved for somebody.",
    "server-not-your-seat": "Only the person in that seat may do this.",
    "server-not-alone": "Only somebody who plays alone against opponents may hurry them.",
    "server-dealt": "The game has already been dealt; this can no longer be changed.",
    "server-no-places": "Only seats of Planet X choose a season and a number of facts.",
    "server-game": "{game!r} is not a game on this server; there are: {games}.",
    "server-options": "These are not options of this game: {reason}.",
    "server-seats": "The options are for {expected} seats, but {seats} were described.",
    "server-you-twice": "You can only sit at one seat; leave the others open.",
    "server-companion-code": "A companion table needs the code of a Planet X game.",
    "server-names": "{expected} of the seats are yours, but {names} names were given.",
    "server-level": "{level!r} is not an opponent in this game.",
    "server-name": "{name!r} cannot be a name; use 1 to 16 plain letters, without a | sign.",
    "server-name-guest": "{name!r} stands for people who deleted their data; take another name.",
    "server-idempotency-key": "An Idempotency-Key is 22 to 128 random letters, digits, - or _.",
    "server-idempotency-reused": "This Idempotency-Key was used for another request; make a new"
    " one.",
    "server-command-reused": "This command_id was used for another command; make a new one.",
    "server-no-undo-request": "There is nothing to agree to; the table has moved on.",
    "server-undo-asked": "Seat {seat} has asked to undo a move; answer that first.",
    "server-undo-moved-on": (
        "Something was entered or undone meanwhile; look again before you undo anything."
    ),
    "server-resume-ahead": "You have heard {heard} things at most; start again from a fresh view.",
    "server-not-over": (
        "The whole record is available when the game is over; until then your own is."
    ),
    "server-note-overtaken": "These notes were saved on another device first; check them again.",
    "server-no-note": "There is no such version of these notes, or it is no longer kept.",
    "server-note-long": "Notes hold at most {most} bytes.",
    "server-notes-full": "This table keeps no more notes; shorten yours, or let the others.",
    "server-log-full": (
        "This game has reached the maximum length, {most} entries; save its record and open a new"
        " table."
    ),
    "server-tables-today": (
        "Too many tables were opened from this address today; the next one can be opened in"
        " {seconds} seconds."
    ),
    "server-listed-today": (
        "Too many tables were shown to everybody from this address today; the next one can be shown"
        " in {seconds} seconds."
    ),
    "server-replays-today": (
        "Too many records were uploaded from this address today; the next one can be uploaded in"
        " {seconds} seconds."
    ),
    "server-house-full": (
        "This server keeps no more tables and records; games in progress continue. Tell whoever"
        " runs it."
    ),
    "server-help-level": "This table gives help up to {given!r}; this needs {level!r}.",
    "server-help-no-solver": "There is no solver for {game!r}.",
    "server-help-not-dealt": "Nothing has been dealt yet, so there is nothing to work out.",
    "server-help-replaced": "This question was dropped: you asked another one, or disconnected.",
    "server-help-too-long": "The solver took too long over this and was stopped.",
    "server-port-taken": (
        "Something else is using port {port}; stop it, or choose another with --port."
    ),
    "server-too-many": "Too many requests at once; try again in {seconds} seconds.",
    "server-too-slow": "You were too slow to read; reconnect and continue where you stopped.",
    "server-too-large": "The request is too large.",
    "server-json-only": "Send JSON, with the content type application/json.",
    "server-host": "This server is not known by that name; use the address it shows.",
    "server-proxy": (
        "The proxy in front of this server must say who is calling (X-Forwarded-For) and that it"
        " was over HTTPS (X-Forwarded-Proto); tell whoever runs it."
    ),
    "server-proxy-unknown": "This server can only be reached through its proxy.",
    "server-origin": "Another site may not act here.",
    "server-request": "The request does not have the right form; see /schema/openapi.json.",
    "server-not-found": "There is nothing at this address; see /schema/openapi.json.",
    "server-method": "This address does not take that method.",
    "server-failed": "Something went wrong on the server; nothing was changed. Please report it.",
    "store-busy": "The database is busy; nothing was saved. Try again.",
    "store-full": "The disk is full; nothing was saved. Make room and try again.",
    "store-failed": "The database is not working; nothing was saved.",
    "store-away": "The database cannot be reached now; nothing was saved. Try again.",
    "store-unsure": (
        "The connection to the database was lost while this was being saved; send the same again,"
        " and it is done once."
    ),
    "store-overtaken": "Somebody else was faster; nothing was saved. Look again.",
    "store-command-taken": "This command has already been carried out.",
    "folder-no-home": "There is no home folder to keep tables in; set ECLIPTIC_DATA_DIR to another"
    " folder.",
    "folder-is-none": (
        "{folder} is not a folder; move it away, or set ECLIPTIC_DATA_DIR to another folder."
    ),
    "folder-unmakeable": (
        "The folder {folder} cannot be created in {above} ({reason}); create it yourself, or set"
        " ECLIPTIC_DATA_DIR to another folder."
    ),
    "folder-unwritable": "Nothing can be written into the folder {folder} ({reason}); make it"
    " yours, or set ECLIPTIC_DATA_DIR to another folder.",
    "folder-no-database": (
        "{file} is damaged, or is not an Ecliptic database; keep a copy, and move it away or"
        " restore a backup (docs/operation.md)."
    ),
    "folder-unopened": "The database {file} cannot be opened ({reason}); make it yours, or set"
    " ECLIPTIC_DATA_DIR to another folder.",
    "folder-newer": (
        "The database {file} has the unknown form {form}, of a newer Ecliptic; install that version"
        " again, or a newer one."
    ),
    "database-refused": (
        "The database {database} cannot be used ({reason}); fix that, or its address."
    ),
    "database-server": "The database {database} is on PostgreSQL {version}; 15 or newer is needed.",
    "database-encoding": "The database {database} has the encoding {encoding}; create one with"
    " UTF8.",
    "database-foreign": (
        "The database {database} holds something else; create one only for Ecliptic."
    ),
    "database-newer": (
        "The database {database} has the unknown form {form!r}, of a newer Ecliptic; install that"
        " version again, or a newer one."
    ),
    "database-unprepared": (
        "The database {database} does not have the form of this Ecliptic yet; run ecliptic migrate."
    ),
    "move-place": (
        "{which} is neither a folder nor the address of a PostgreSQL database, such as"
        " postgresql://USER@HOST:PORT/NAME."
    ),
    "move-password": "The password of {which} could be read by everybody on this machine; put it"
    " into PGPASSWORD or ~/.pgpass instead.",
    "move-same": "FROM and TO are the same place; nothing was moved.",
    "move-nothing": "There is no database in {source}; nothing was moved.",
    "move-form": (
        "The database of {source} does not have the form of this Ecliptic; run ecliptic migrate"
        " there first. Nothing was moved."
    ),
    "move-full": "{target} holds tables already; move into an empty place. Nothing was moved.",
    "move-served": "{place} is in use; stop the servers of both places, and whoever else is"
    " connected. Nothing was moved.",
    "move-value": "A row of {table} cannot be kept in {target}; nothing was moved.",
    "serve-port": "Port {port} cannot be used ({reason}); choose another with --port.",
    "settings-value": "The setting {setting} ({source}) cannot be {text!r}; it takes {takes}.",
    "settings-flag": "A password behind {flag} could be read by everybody on this machine; put the"
    " address into {variable} instead.",
    "settings-passphrase": (
        "A server that asks for a passphrase needs one of at least {least} letters:"
        " house.passphrase in the file, or ECLIPTIC_HOUSE_PASSPHRASE."
    ),
    "settings-unknown": "{setting} ({source}) is not a setting; ecliptic settings lists them all.",
    "settings-file": "The settings in {file} cannot be read ({reason}).",
    "settings-toml": "{file} cannot be read as settings; it must be TOML, see docs/settings.md.",
    "serve-metrics-port": (
        "Port {port} cannot be used for metrics ({reason}); choose another with --metrics-port."
    ),
    "serve-name": "{name!r} cannot be the name of a public server; write it as in an address, such"
    " as games.example.org, in letters that addresses have (xn--...).",
    "serve-proxy": "{proxy!r} is neither the address of a proxy nor a network of proxies; write it"
    " as 127.0.0.1 or 172.20.0.0/24.",
    "serve-proxy-everybody": (
        "{proxy} covers too many addresses: what strangers claim would be believed. Name only the"
        " proxy, or its own network."
    ),
    "serve-public": "A public server needs its name and its proxy: --name and --behind-proxy, or"
    " public_names and proxies.",
    "serve-public-lan": "A server is open to this network (--lan) or behind a proxy (--name), not"
    " both.",
    "serve-host": (
        "An address to listen on (--host) is for servers behind a proxy (--name and"
        " --behind-proxy); use --lan to let this network in."
    ),
    "extra-missing": "{what} needs more than is installed; get it with: pip install"
    " 'ecliptic[{extra}]'.",
    "redis-url": (
        "{url} is not the address of a Redis server; write redis://USER:PASSWORD@HOST:PORT/NUMBER,"
        " or unix:///PATH."
    ),
    "redis-none": (
        "What answers at {url} is not a Redis server; check the address, and whether rediss:// is"
        " meant."
    ),
    "redis-refused": (
        "The Redis server at {url} refused the login; check the user, the password and what they"
        " may do there."
    ),
    "redis-away": (
        "No Redis server answers at {url}; until one does, processes hear of each other later, and"
        " each counts by itself."
    ),
    "tables-none": "There is no table {table!r}; ecliptic tables lists them.",
    "backup-nothing": "There is no database in {folder}; nothing was copied.",
    "folder-sqlite": "SQLite {version} can, very rarely, damage a database that several processes"
    " write, and {processes} do; let one process serve the folder, or use SQLite 3.51.3 or newer.",
    "prune-nothing": "There is no database in {folder}; nothing was removed.",
    "backup-exists": "{file} already exists; a backup overwrites nothing.",
    "backup-file": "{file} cannot be written; nothing was copied.",
    "backup-postgresql": "The tables are in PostgreSQL; copy them with its own program: pg_dump"
    " --format=custom --file={file} {url} (docs/operation.md).",
    "backup-failed": "The database could not be copied; ask ecliptic doctor.",
}

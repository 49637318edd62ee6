"""What the server and its store refuse, in English."""

from __future__ import annotations

from collections.abc import Mapping

SERVER: Mapping[str, str] = {
    "server-token": "This key opens nothing here; it was replaced, or belongs to another table.",
    "server-no-seat": "Spectators only watch; join the table to take a seat.",
    "server-no-spectators": "This table has no spectators; join it to see it.",
    "server-not-host": "Only the one who opened the table may do this for another seat.",
    "server-no-table": "There is no such table or seat.",
    "server-no-code": "No table has this join code; check it with whoever gave it to you.",
    "server-no-free-seat": "This seat is taken, or no seat is free any more.",
    "server-not-a-person": "Nobody sits at seat {seat} for whom this could be done.",
    "server-game": "{game!r} is no game of this house; there are: {games}.",
    "server-options": "These are no options of the game: {reason}.",
    "server-seats": "The options are for {expected} seats, but {seats} were described.",
    "server-you-twice": "You can only sit at one seat; leave the others open.",
    "server-level": "{level!r} is no opponent of this game.",
    "server-name": "{name!r} cannot be a name; use 1 to 16 plain letters, without a | sign.",
    "server-command-reused": "This command_id was used for another command; make a new one.",
    "server-no-undo-request": "There is nothing to agree to; the table has moved on.",
    "server-undo-asked": "Seat {seat} has asked to take a move back; answer that first.",
    "server-resume-ahead": "You have heard {heard} things at most; start again from a fresh view.",
    "server-not-over": "The whole record is there when the game is over; until then your own is.",
    "server-note-long": "Notes hold at most {most} bytes.",
    "server-too-many": "That was too much at once; try again in {seconds} seconds.",
    "server-too-slow": "You were too slow to listen; come back and go on where you stopped.",
    "server-too-large": "The request is too large.",
    "server-json-only": "Send JSON, with the content type application/json.",
    "server-host": "This server does not go by that name; use the address it shows.",
    "server-origin": "Another page may not act here.",
    "server-request": "The request has another shape than it should; see /schema/openapi.json.",
    "server-not-found": "There is nothing at this address; see /schema/openapi.json.",
    "server-method": "This address does not take that method.",
    "server-failed": "The server made a mistake; nothing was changed. Please report it.",
    "store-busy": "The database is busy; nothing was stored. Try again.",
    "store-full": "The disk is full; nothing was stored. Make room and try again.",
    "store-failed": "The database does not work; nothing was stored.",
    "store-overtaken": "Somebody else was faster; nothing was stored. Look again.",
    "store-command-taken": "This command was carried out already.",
}

"""The things of Ptolemaeus in plain English: cards, signs, configurations, bonus cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ecliptic.english.words import listed
from ecliptic.ptolemaeus.bonus import PLANET_OF
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet, Planets, planets_in
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES, element

BONUS_NAMES: Mapping[Bonus, str] = {
    Bonus.NOVA_LUNA: "Nova Luna",
    Bonus.VENUS_RETROGRADA: "Venus Retrograda",
    Bonus.MALEFICUS_MARS: "Maleficus Mars",
    Bonus.MALEFICUS_SATURNUS: "Maleficus Saturnus",
    Bonus.MERCURIUS_RETROGRADUS: "Mercurius Retrogradus",
    Bonus.SOL_IN_MEDIO_CAELI: "Sol in Medio Caeli",
    Bonus.IUPITER_ORIENTALIS: "Iupiter Orientalis",
    Bonus.NOVA_CONSTELLATIO: "Nova Constellatio",
    Bonus.SIGNUM_IGNIS: "Signum Ignis",
    Bonus.SIGNUM_TERRAE: "Signum Terrae",
    Bonus.SIGNUM_AERIS: "Signum Aeris",
    Bonus.SIGNUM_AQUAE: "Signum Aquae",
}
_SIGNUM = "put a pawn from your reserve on a sign of {}"
BONUS_EFFECTS: Mapping[Bonus, str] = {
    Bonus.NOVA_LUNA: "replace an opponent's pawn on a sign with one from your reserve",
    Bonus.VENUS_RETROGRADA: "take a constellation card, from the deck or face up, jokers too",
    Bonus.MALEFICUS_MARS: "every opponent takes back one pawn from the signs",
    Bonus.MALEFICUS_SATURNUS: "every opponent discards a constellation card",
    Bonus.MERCURIUS_RETROGRADUS: "move one of your pawns to any other sign",
    Bonus.SOL_IN_MEDIO_CAELI: "take one more turn right after this one",
    Bonus.IUPITER_ORIENTALIS: "take a random card from an opponent's hand",
    Bonus.NOVA_CONSTELLATIO: "keep it: 1 point",
    Bonus.SIGNUM_IGNIS: _SIGNUM.format("Ignis"),
    Bonus.SIGNUM_TERRAE: _SIGNUM.format("Terra"),
    Bonus.SIGNUM_AERIS: _SIGNUM.format("Aer"),
    Bonus.SIGNUM_AQUAE: _SIGNUM.format("Aqua"),
}


def planet(one: Planet) -> str:
    return PLANET_NAMES[one]


def planet_list(planets: Iterable[Planet]) -> str:
    """`Sol, Luna and Mars`."""
    return listed(planet(one) for one in planets)


def card(one: int) -> str:
    return "joker" if one == JOKER else SIGN_NAMES[one]


def card_with_colour(one: int) -> str:
    """`Leo (Ignis)`."""
    return "joker" if one == JOKER else f"{SIGN_NAMES[one]} ({ELEMENTS[element(one)]})"


def cards(some: Sequence[int]) -> str:
    """`2 Aries and Leo`."""
    counts = sorted(Counter(some).items())
    return listed(card(one) if count == 1 else f"{count} {card(one)}" for one, count in counts)


def shape(kind: Kind) -> str:
    """What a configuration is called, where the notation and the wire say `trigon`."""
    return "trine" if kind is Kind.TRIGON else kind.value


def observed(signs: Signs) -> str:
    """`Leo`, `the conjunction in Libra`, `the square Gemini - Pisces`."""
    kind = SHAPES[signs]
    if kind is Kind.SINGLE:
        return SIGN_NAMES[signs[0]]
    if kind is Kind.CONJUNCTION:
        return f"the conjunction in {SIGN_NAMES[signs[0]]}"
    return f"the {shape(kind)} {' - '.join(SIGN_NAMES[sign] for sign in signs)}"


def standing_in(sign: int, planets: Planets, comet: int) -> str:
    """What stands in a sign: `Sol, Mercurius`, `the comet`, or nothing."""
    names = [planet(one) for one in planets_in(planets, sign)]
    return ", ".join(names) if names else "the comet" if sign == comet else ""


def bonus(one: Bonus) -> str:
    return BONUS_NAMES[one]


def stronger(one: Bonus) -> str:
    """What makes a bonus card work twice."""
    named = PLANET_OF.get(one)
    return "" if named is None else f"twice if you have studied {planet(named)}"

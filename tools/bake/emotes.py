"""Emotes: one small dwarf in a dozen moods, each with a thing or a gesture that tells it apart."""

from dataclasses import dataclass
from functools import partial

from PIL import Image

from tools.bake.palette import shade
from tools.bake.paper import papered
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.vector import drawn, gradient

SIZE = 96
_SKIN, _BEARD, _LINE = "#eab58c", "#f3ece0", "#2c1a10"
_GOLD, _RED, _BLUE, _WHITE = "#f0b93c", "#c5352f", "#5bb3e4", "#fff8ea"


@dataclass(frozen=True, slots=True)
class Mood:
    """How the dwarf looks: the colour of his hat, keys of the parts below, and what is added."""

    hat: str
    eyes: str
    brows: str
    mouth: str
    thing: str


_EYES = {
    "open": """<circle cx="40" cy="53" r="4.2"/><circle cx="60" cy="53" r="4.2"/>
        <g fill="#fff"><circle cx="38.6" cy="51.4" r="1.5"/>
        <circle cx="58.6" cy="51.4" r="1.5"/></g>""",
    "glad": """<g fill="none" stroke="#2c1a10" stroke-width="3.4" stroke-linecap="round">
        <path d="M34 55C37 48 43 48 46 55"/><path d="M54 55C57 48 63 48 66 55"/></g>""",
    "wink": """<circle cx="40" cy="53" r="4.2"/><circle cx="38.6" cy="51.4" r="1.5" fill="#fff"/>
        <path d="M54 55C57 48 63 48 66 55" fill="none" stroke="#2c1a10" stroke-width="3.4"
        stroke-linecap="round"/>""",
    "wide": """<g fill="#fff" stroke="#2c1a10" stroke-width="2"><circle cx="39" cy="52" r="7.4"/>
        <circle cx="61" cy="52" r="7.4"/></g><circle cx="39" cy="52" r="3.6"/>
        <circle cx="61" cy="52" r="3.6"/>""",
    "up": """<g fill="#fff" stroke="#2c1a10" stroke-width="2"><circle cx="40" cy="53" r="6"/>
        <circle cx="60" cy="53" r="6"/></g><circle cx="42.4" cy="50" r="3.2"/>
        <circle cx="62.4" cy="50" r="3.2"/>""",
    "shut": """<g fill="none" stroke="#2c1a10" stroke-width="3.4" stroke-linecap="round">
        <path d="M33 49L44 54L33 58"/><path d="M67 49L56 54L67 58"/></g>""",
    "low": """<g fill="none" stroke="#2c1a10" stroke-width="3.4" stroke-linecap="round">
        <path d="M34 52C37 57 43 57 46 52"/><path d="M54 52C57 57 63 57 66 52"/></g>""",
}
_BROWS = {
    "": "",
    "calm": "M33 45C37 41 43 41 46 45M54 45C57 41 63 41 67 45",
    "high": "M32 41C36 36 43 36 46 41M54 41C57 36 64 36 68 41",
    "sorry": "M32 46L46 40M68 46L54 40",
    "cross": "M31 41L46 48M69 41L54 48",
    "one": "M33 46C37 44 43 44 46 46M54 41C57 35 64 35 68 41",
}
_MOUTHS = {
    "smile": """<path d="M40 69C45 76 55 76 60 69" fill="none" stroke="#7a2b25" stroke-width="3.6"
        stroke-linecap="round"/>""",
    "grin": """<path d="M37 67C45 71 55 71 63 67C62 82 38 82 37 67Z" fill="#6d211e"/>
        <path d="M39 68.4C46 71 54 71 61 68.4L60 72C53 74 47 74 40 72Z" fill="#fff6e4"/>""",
    "roar": """<path d="M34 66C44 70 56 70 66 66C66 88 34 88 34 66Z" fill="#5d1a18"/>
        <path d="M36 67.4C45 71 55 71 64 67.4L63 72C54 75 46 75 37 72Z" fill="#fff6e4"/>
        <path d="M42 79C47 75 53 75 58 79C54 83 46 83 42 79Z" fill="#d0605a"/>""",
    "round": '<ellipse cx="50" cy="73" rx="6.5" ry="8" fill="#5d1a18"/>',
    "flat": """<path d="M43 72H58" stroke="#7a2b25" stroke-width="3.6" stroke-linecap="round"/>""",
    "frown": """<path d="M40 76C45 68 55 68 60 76" fill="none" stroke="#7a2b25" stroke-width="3.6"
        stroke-linecap="round"/>""",
    "teeth": """<rect x="38" y="68" width="24" height="11" rx="4" fill="#fff6e4" stroke="#5d1a18"
        stroke-width="2.4"/><path d="M38 73.5H62M46 68V79M54 68V79" stroke="#5d1a18"
        stroke-width="1.6"/>""",
    "wavy": """<path d="M38 73C41 69 44 77 47 73C50 69 53 77 56 73C58 70 60 72 62 74" fill="none"
        stroke="#7a2b25" stroke-width="3.4" stroke-linecap="round"/>""",
}
_HAND = f"""<g fill="{_SKIN}" stroke="#8a5436" stroke-width="1.8">
    <path d="M80 72C74 66 74 56 78 54L76 42C76 38 81 38 82 42L84 50L85 38C85 34 90 34 90 38L90 50
    L93 42C94 39 98 40 97 44L94 60C93 68 88 74 80 72Z"/></g>"""
_THINGS = {
    "wave": _HAND
    + """<path d="M70 40C70 32 73 26 78 23M99 30C97 25 93 21 88 20" fill="none"
        stroke="#fff8ea" stroke-width="3" stroke-linecap="round"/>""",
    "clover": """<g transform="translate(78,66)" fill="#3f9a4a" stroke="#1f5a2a"
        stroke-width="1.6"><path d="M0 2C-9 -2 -17 -12 -9 -17C-5 -20 0 -15 0 -11C0 -15 5 -20 9 -17
        C17 -12 9 -2 0 2Z"/><path d="M0 0C-4 9 -14 17 -19 9C-22 5 -17 0 -13 0C-17 0 -22 -5 -19 -9
        C-14 -17 -4 -9 0 0Z"/><path d="M0 0C4 9 14 17 19 9C22 5 17 0 13 0C17 0 22 -5 19 -9
        C14 -17 4 -9 0 0Z"/><path d="M0 -2C9 2 17 12 9 17C5 20 0 15 0 11C0 15 -5 20 -9 17
        C-17 12 -9 2 0 -2Z"/><path d="M2 4C4 14 8 20 14 24" fill="none" stroke-width="3.4"/></g>""",
    "clap": f"""<g fill="{_SKIN}" stroke="#8a5436" stroke-width="1.8">
        <path d="M28 98C22 92 26 84 32 80L46 66C49 63 53 66 51 70L46 78L52 84L44 96Z"/>
        <path d="M72 98C78 92 74 84 68 80L54 66C51 63 47 66 49 70L54 78L48 84L56 96Z"/></g>
        <path d="M22 66L14 60M26 58L21 50M78 66L86 60M74 58L79 50" stroke="{_GOLD}"
        stroke-width="3.6" stroke-linecap="round"/>""",
    "heart": f"""<path d="M80 96C60 82 58 68 66 63C72 59 78 63 80 68C82 63 88 59 94 63
        C102 68 100 82 80 96Z" fill="{_RED}" stroke="#6d1518" stroke-width="2"/>
        <path d="M67 70C67 67 70 65 73 66" stroke="#fff" stroke-width="3" fill="none"
        stroke-linecap="round" opacity=".8"/>""",
    "tears": f"""<g fill="{_BLUE}" stroke="#1f6a98" stroke-width="1.6">
        <path d="M29 56C20 60 14 68 18 73C23 77 30 68 29 56Z"/>
        <path d="M71 56C80 60 86 68 82 73C77 77 70 68 71 56Z"/></g>""",
    "bang": f"""<g fill="{_GOLD}" stroke="#6d4714" stroke-width="1.8">
        <path d="M84 12H96L93 44H87Z"/><circle cx="90" cy="53" r="5"/></g>""",
    "sweat": f"""<path d="M76 34C70 44 68 50 74 54C81 56 84 48 76 34Z" fill="{_BLUE}"
        stroke="#1f6a98" stroke-width="1.6"/>
        <path d="M34 98C30 88 38 80 46 82V98Z M66 98C70 88 62 80 54 82V98Z" fill="{_SKIN}"
        stroke="#8a5436" stroke-width="1.8"/>""",
    "stars": f"""<g fill="{_GOLD}" stroke="#6d4714" stroke-width="1.4">
        <path d="M84 14L87 21L95 21L89 26L91 34L84 29L77 34L79 26L73 21L81 21Z"/>
        <path d="M14 30L16 35L22 35L17 39L19 45L14 41L9 45L11 39L6 35L12 35Z"/></g>""",
    "dots": f"""<g fill="{_WHITE}" stroke="#8a7a5c" stroke-width="1.6">
        <circle cx="74" cy="44" r="3.4"/><circle cx="81" cy="35" r="5"/>
        <ellipse cx="84" cy="18" rx="15" ry="12"/></g><g fill="{_LINE}">
        <circle cx="77" cy="18" r="2.4"/><circle cx="84" cy="18" r="2.4"/>
        <circle cx="91" cy="18" r="2.4"/></g>""",
    "glass": f"""<g stroke="#6d4714" stroke-width="2"><path d="M70 50H98V56H70Z M70 92H98V98H70Z"
        fill="{_GOLD}"/><path d="M73 56H95C95 66 87 70 86 74C87 78 95 82 95 92H73C73 82 81 78 82 74
        C81 70 73 66 73 56Z" fill="#dff0f6"/></g><path d="M77 64H91C88 69 86 71 84 74C82 71 80 69
        77 64Z M76 92C77 86 82 85 84 80C86 85 91 86 92 92Z" fill="#d98b2b"/>""",
    "tear": f"""<path d="M66 58C60 68 58 75 65 79C73 80 74 70 66 58Z" fill="{_BLUE}"
        stroke="#1f6a98" stroke-width="1.6"/>""",
    "steam": f"""<g fill="{_WHITE}" stroke="#8a7a5c" stroke-width="1.6">
        <path d="M22 52C14 54 12 48 16 45C8 46 4 40 9 36C4 32 9 25 15 28C18 22 26 26 24 32
        C30 36 28 42 22 42Z"/><path d="M78 52C86 54 88 48 84 45C92 46 96 40 91 36C96 32 91 25 85
        28C82 22 74 26 76 32C70 36 72 42 78 42Z"/></g>""",
}
MOODS = {
    "hello": Mood("#2f77b4", "open", "calm", "grin", "wave"),
    "good-luck": Mood("#3c8a4a", "wink", "calm", "smile", "clover"),
    "well-played": Mood("#c98a1e", "glad", "calm", "smile", "clap"),
    "thanks": Mood("#a8457d", "glad", "calm", "grin", "heart"),
    "laugh": Mood("#d2642a", "shut", "", "roar", "tears"),
    "wow": Mood("#7a4fb0", "wide", "high", "round", "bang"),
    "sorry": Mood("#5b7f92", "low", "sorry", "wavy", "sweat"),
    "oops": Mood("#3c7d66", "wide", "sorry", "teeth", "stars"),
    "think": Mood("#8a6a3c", "up", "one", "flat", "dots"),
    "hurry": Mood("#b8860f", "open", "one", "flat", "glass"),
    "sad": Mood("#47699c", "open", "sorry", "frown", "tear"),
    "angry": Mood("#b3302a", "open", "cross", "teeth", "steam"),
}


def pictures() -> Painters:
    """One picture for each emote of the protocol."""
    for name, mood in MOODS.items():
        yield f"emotes/{name}", partial(_standing, mood)


def _standing(mood: Mood) -> Sprite:
    return standing(emote(mood), 4)


def emote(mood: Mood) -> Image.Image:
    """The dwarf in this mood."""
    cloth = [(0, shade(mood.hat, 1.35)), (0.5, mood.hat), (1, shade(mood.hat, 0.62))]
    skin = [(0, shade(_SKIN, 1.12)), (0.6, _SKIN), (1, shade(_SKIN, 0.74))]
    hair = [(0, "#ffffff"), (0.5, _BEARD), (1, shade(_BEARD, 0.74))]
    body = f"""<defs>{gradient("h", cloth)}{gradient("s", skin)}{gradient("b", hair)}</defs>
        <g transform="translate(2,2) scale(.96)">{_head()}
        <g fill="{_LINE}">{_EYES[mood.eyes]}</g>
        <path d="{_BROWS[mood.brows] or "M0 0"}" fill="none" stroke="#8d8272" stroke-width="4.4"
        stroke-linecap="round"/>{_MOUTHS[mood.mouth]}{_nose()}{_hat()}{_THINGS[mood.thing]}</g>"""
    return papered(drawn(body, (100, 100), (SIZE, SIZE)), 0.3)


def _head() -> str:
    return """<path d="M20 58C14 84 30 98 50 99C70 98 86 84 80 58C76 72 68 68 50 68
        C32 68 24 72 20 58Z" fill="url(#b)" stroke="#a3947a" stroke-width="1.6"/>
        <circle cx="23" cy="56" r="6" fill="url(#s)"/><circle cx="77" cy="56" r="6"
        fill="url(#s)"/><path d="M24 50C24 32 76 32 76 50C77 68 66 84 50 84C34 84 23 68 24 50Z"
        fill="url(#s)"/><path d="M24 56C26 84 40 92 50 92C60 92 74 84 76 56C74 66 68 66 62 64
        C58 62 42 62 38 64C32 66 26 66 24 56Z" fill="url(#b)"/>
        <g fill="#e5705f" opacity=".4"><circle cx="32" cy="60" r="5"/>
        <circle cx="68" cy="60" r="5"/></g>"""


def _nose() -> str:
    return """<ellipse cx="50" cy="60.5" rx="7" ry="5.6" fill="#d98862"/>
        <ellipse cx="48" cy="58.6" rx="2.6" ry="1.8" fill="#fff" opacity=".55"/>"""


def _hat() -> str:
    return """<path d="M18 42C26 20 40 4 58 1C66 0 70 4 66 8C62 12 74 22 82 42C70 34 30 34 18 42Z"
        fill="url(#h)" stroke="#2c1a10" stroke-opacity=".5" stroke-width="1.4"/>
        <path d="M15 42C18 32 82 32 85 42C86 48 82 48 78 46C66 40 34 40 22 46C18 48 14 48 15 42Z"
        fill="#f4e4c2" stroke="#a3947a" stroke-width="1.4"/>"""

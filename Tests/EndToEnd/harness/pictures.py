# SPDX-License-Identifier: Apache-2.0
"""Pictures to open: always the same ones, made with DejaVu Sans at fixed sizes."""

import io
import pathlib
import random
import struct
import subprocess
import zlib

from PIL import Image, ImageDraw, ImageFont

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
EXIF_ORIENTATION = 0x0112
# What undoes each EXIF orientation's turn, so that the picture is shown upright: stored = transpose(shown).
STORED_AS = {
    1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}

TWO_LINES = ("Reading is a quiet pleasure", "that nobody should hurry")
PHONE_LINE = "Call us on +44 20 7946 0958"
PHONE_URI = "tel:+442079460958"
LINK_LINE = "Visit https://www.example.org/path"
LINK_URI = "https://www.example.org/path"
MAIL_LINE = "Write to info@example.org"
MAIL_URI = "mailto:info@example.org"
CODE_URI = "https://www.example.org/code"
MISLEADING_URI = "https://bank.example@evil.example/login"
CODE_LINE = "Scan this with the camera"
CORNER_LINES = ("Left corner words", "Right corner words")
FLIP_WORDS = ("apple", "banana", "cherry", "damson", "elder")
WORDS = (
    "window garden silver morning paper letter market bridge summer kitchen number travel winter forest candle river "
    "music doctor ticket village corner butter engine mirror harbour pencil station yellow history question").split()

SIZE = (900, 600)
# Unlike the colour around a picture.
TINTED_PAPER = (255, 244, 214)


def page(lines, size=SIZE, pixels=44, origin=(60, 80), spacing=1.8, ink="black", paper="white"):
    """Lines of text on paper."""
    picture = Image.new("RGB", size, paper)
    write(picture, lines, pixels, origin, spacing, ink)
    return picture


# What a bill says: item and price.
BILL = (("Bread", "3.20"), ("Butter", "2.85"), ("Apples", "4.10"), ("Coffee", "7.95"))


def bill():
    picture = Image.new("RGB", SIZE, "white")
    write(picture, [item for item, _ in BILL], 36, (80, 90), 2)
    write(picture, [price for _, price in BILL], 36, (560, 90), 2)
    return picture


def write(picture, lines, pixels, origin, spacing=1.8, ink="black"):
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, pixels)
    for index, line in enumerate(lines):
        draw.text((origin[0], origin[1] + round(index * pixels * spacing)), line, font=font, fill=ink)


def sentences(count, length, seed):
    """Lines of common words; the same for the same seed."""
    chooser = random.Random(seed)
    lines = []
    for _ in range(count):
        line = " ".join(chooser.choice(WORDS) for _ in range(length))
        lines.append(line[0].upper() + line[1:] + ".")
    return lines


def long_page(seed=1, size=(2000, 2800), count=50, pixels=36):
    """A page that takes a second or more to read; gives the picture and its lines."""
    lines = sentences(count, 10, seed)
    return page(lines, size, pixels, (120, 120), 1.4), lines


def gradient(size=SIZE):
    """A picture without text."""
    row = Image.linear_gradient("L").resize(size)
    return Image.merge("RGB", (row, row.transpose(Image.Transpose.ROTATE_180), Image.new("L", size, 120)))


def corner(line, right):
    """A line where the controls are: at the lower edge, in the left or the right corner."""
    picture = page(TWO_LINES)
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, 32)
    x = SIZE[0] - draw.textlength(line, font=font) - 14 if right else 14
    draw.text((x, SIZE[1] - 52), line, font=font, fill="black")
    return picture


def with_link_code(url):
    """A QR code with a link, and a line."""
    picture = page([CODE_LINE])
    result = subprocess.run(
        ["qrencode", "--output=-", "--size=8", "--margin=4", "--level=M", url], stdout=subprocess.PIPE, check=True)
    picture.paste(Image.open(io.BytesIO(result.stdout)).convert("RGBA").convert("RGB"), (300, 220))
    return picture


def white_on_nothing():
    """White letters, transparent elsewhere."""
    picture = Image.new("RGBA", SIZE, (0, 0, 0, 0))
    write(picture, TWO_LINES, 44, (60, 80), ink=(255, 255, 255, 255))
    return picture


def png_header(width, height):
    """The beginning of a PNG file that claims a size, without its pixels."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 1000))


def photo(size=(4000, 3000), seed=3):
    """A large picture with detail everywhere, a marked colour in the middle and no text."""
    chooser = random.Random(seed)
    small = Image.frombytes("RGB", (100, 75), chooser.randbytes(100 * 75 * 3))
    picture = small.resize(size, Image.Resampling.BICUBIC)
    noise = Image.frombytes("L", (1000, 750), chooser.randbytes(1000 * 750)).resize(size)
    picture = Image.blend(picture, Image.merge("RGB", (noise,) * 3), 0.15)
    width, height = size
    ImageDraw.Draw(picture).rectangle(
        (width * 3 // 8, height * 3 // 8, width * 5 // 8, height * 5 // 8), fill=(255, 0, 255))
    return picture


def make(folder):
    """Makes every picture in a folder, and the files that are none."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    page(TWO_LINES).save(folder / "two-lines.png")
    bill().save(folder / "bill.png")
    page(TWO_LINES, paper=TINTED_PAPER).save(folder / "tinted.png")
    page(["Another picture here", "with other words"]).save(folder / "another.png")
    page([PHONE_LINE, LINK_LINE, MAIL_LINE], pixels=40, spacing=2.6).save(folder / "data.png")
    corner(CORNER_LINES[0], right=False).save(folder / "left-corner.png")
    corner(CORNER_LINES[1], right=True).save(folder / "right-corner.png")
    page(TWO_LINES, origin=(154, 220)).save(folder / "middle.png")
    gradient().save(folder / "no-text.png")
    white_on_nothing().save(folder / "white-on-nothing.png")
    with_link_code(CODE_URI).save(folder / "code.png")
    with_link_code(MISLEADING_URI).save(folder / "misleading-code.png")
    Image.new("RGB", SIZE, (255, 0, 255)).save(folder / "magenta.png")
    picture, lines = long_page()
    picture.save(folder / "long-page.png", compress_level=1)
    (folder / "long-page.txt").write_text("\n".join(lines))
    for orientation, turn in STORED_AS.items():
        stored = page(TWO_LINES)
        if turn is not None:
            stored = stored.transpose(turn)
        exif = Image.Exif()
        exif[EXIF_ORIENTATION] = orientation
        stored.save(folder / f"orientation-{orientation}.jpg", quality=92, exif=exif)
    make_folder_to_flip(folder / "flip")
    make_slow_pair(folder / "slow")
    make_bad_files(folder / "bad")


def make_folder_to_flip(folder):
    """Pictures in a folder of their own, in the order of their names."""
    folder.mkdir(exist_ok=True)
    for index, word in enumerate(FLIP_WORDS, 1):
        page([f"Picture of an {word}", f"number {index} of five"]).save(folder / f"{index}-{word}.png")


def make_slow_pair(folder):
    """A page that takes long to read, and then a quick one."""
    folder.mkdir(exist_ok=True)
    picture, lines = long_page(seed=2, count=60)
    (folder / "1-slow.txt").write_text("\n".join(lines))
    picture.save(folder / "1-slow.png", compress_level=1)
    page(TWO_LINES).save(folder / "2-quick.png")


def make_bad_files(folder):
    folder.mkdir(exist_ok=True)
    whole = page(TWO_LINES)
    whole.save(folder / "whole.png")
    (folder / "directory.png").mkdir(exist_ok=True)
    (folder / "empty.png").write_bytes(b"")
    data = (folder / "whole.png").read_bytes()
    (folder / "truncated.png").write_bytes(data[:60])
    whole.save(folder / "half.jpg", quality=90)
    photograph = (folder / "half.jpg").read_bytes()
    (folder / "half.jpg").write_bytes(photograph[:len(photograph) // 2])
    (folder / "really-png.jpg").write_bytes(data)
    (folder / "text.png").write_text("This is no picture.\n")
    (folder / "huge.png").write_bytes(png_header(30000, 30000))

# SPDX-License-Identifier: Apache-2.0
"""The compiler's description of the libraries' public symbols, of a build that is there already."""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# pkg-config names of the C modules; those that are not installed are not in the build either.
PACKAGES = ("gtk4", "gio-unix-2.0", "gdk-pixbuf-2.0", "tesseract", "lept", "zbar", "lcms2")


def newest_build():
    """The folder whose LiveTextGtk was built last."""
    found = [
        folder for pattern in ("debug", "release", "*/debug", "*/release")
        for folder in (ROOT / ".build").glob(pattern) if (folder / "Modules/LiveTextGtk.swiftmodule").exists()
    ]
    if not found:
        sys.exit("nothing is built: swift build")
    return max(found, key=lambda folder: (folder / "Modules/LiveTextGtk.swiftmodule").stat().st_mtime)


def compiler_flags(build):
    """What the compiler needs to find the C modules that the libraries import internally."""
    flags = ["-I", str(build / "Modules")]
    for folder in sorted((ROOT / "Sources").glob("C*")):
        if (folder / "module.modulemap").exists():
            flags += ["-I", str(folder)]
    for module_map in sorted(build.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={module_map}"]
    for package in PACKAGES:
        answer = subprocess.run(["pkg-config", "--cflags-only-I", package], capture_output=True, text=True, check=False)
        for flag in answer.stdout.split() if answer.returncode == 0 else []:
            flags += ["-Xcc", flag]
    return flags


def target_triple():
    answer = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)["target"]["triple"]


def extract(module, flags, folder):
    """Writes the symbol graphs of a module into a folder; gives their files."""
    command = [
        "swift-symbolgraph-extract", "-module-name", module, "-target", target_triple(), *flags,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(folder),
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        sys.exit(f"{module}: {answer.stderr.strip()}")
    return [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]


def symbol_graphs(module, flags, folder):
    """Every symbol of a module's public interface, extensions of other modules' types included."""
    files = extract(module, flags, folder)
    symbols = [symbol for file in files for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]]
    # What a conformance adds from other modules' protocols is theirs.
    return [symbol for symbol in symbols if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]

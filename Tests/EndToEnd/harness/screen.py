# SPDX-License-Identifier: Apache-2.0
"""What is on an X screen: pixels, pictures of it, and properties of its windows."""

import ctypes
import ctypes.util

from PIL import Image

ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2
IS_VIEWABLE = 2
# Most 32-bit words read of a property.
PROPERTY_LENGTH = 4096


class XImage(ctypes.Structure):
    """The head of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]


class XWindowAttributes(ctypes.Structure):
    """Xlib's XWindowAttributes up to the map state."""

    _fields_ = [
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("border_width", ctypes.c_int), ("depth", ctypes.c_int), ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong), ("window_class", ctypes.c_int), ("bit_gravity", ctypes.c_int),
        ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int), ("rest", ctypes.c_long * 8),
    ]


def load_xlib():
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    window, pointer = ctypes.c_ulong, ctypes.c_void_p
    library.XOpenDisplay.restype = pointer
    library.XOpenDisplay.argtypes = [ctypes.c_char_p]
    library.XCloseDisplay.argtypes = [pointer]
    library.XDefaultRootWindow.restype = window
    library.XDefaultRootWindow.argtypes = [pointer]
    library.XGetImage.restype = ctypes.POINTER(XImage)
    library.XGetImage.argtypes = [
        pointer, window, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
    library.XInternAtom.restype = ctypes.c_ulong
    library.XInternAtom.argtypes = [pointer, ctypes.c_char_p, ctypes.c_int]
    library.XGetWindowProperty.argtypes = [
        pointer, window, ctypes.c_ulong, ctypes.c_long, ctypes.c_long, ctypes.c_int, ctypes.c_ulong,
        ctypes.POINTER(ctypes.c_ulong), ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_ulong),
        ctypes.POINTER(ctypes.c_ulong), ctypes.POINTER(pointer)]
    library.XFree.argtypes = [pointer]
    library.XGetWindowAttributes.argtypes = [pointer, window, ctypes.POINTER(XWindowAttributes)]
    library.XTranslateCoordinates.argtypes = [
        pointer, window, window, ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_int),
        ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_ulong)]
    library.XQueryTree.argtypes = [
        pointer, window, ctypes.POINTER(window), ctypes.POINTER(window), ctypes.POINTER(ctypes.POINTER(window)),
        ctypes.POINTER(ctypes.c_uint)]
    return library


HANDLER_TYPE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


@HANDLER_TYPE
def ignore_error(_display, _event):
    """A window may go between being listed and being asked; Xlib would end the process for that."""
    return 0


class Screen:
    """A connection to an X server."""

    def __init__(self, display):
        self.x = load_xlib()
        self.x.XSetErrorHandler(ignore_error)
        self.connection = self.x.XOpenDisplay(display.encode())
        if not self.connection:
            raise RuntimeError(f"display {display} cannot be opened")
        self.root = self.x.XDefaultRootWindow(self.connection)
        attributes = self.attributes(self.root)
        self.size = (attributes.width, attributes.height)

    def close(self):
        self.x.XCloseDisplay(self.connection)

    # MARK: Pixels

    def picture(self, x=0, y=0, width=None, height=None):
        """What a part of the screen shows, as an RGB image."""
        width, height = width or self.size[0] - x, height or self.size[1] - y
        image = self.x.XGetImage(self.connection, self.root, x, y, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            raise RuntimeError(f"no picture of {width}×{height} at {x},{y}")
        content = image.contents
        data = ctypes.string_at(content.data, content.bytes_per_line * content.height)
        result = Image.frombytes("RGB", (width, height), data, "raw", "BGRX", content.bytes_per_line)
        # XDestroyImage is a macro over a function of the image; freeing both parts does the same.
        self.x.XFree(content.data)
        self.x.XFree(image)
        return result

    def pixel(self, x, y):
        return self.picture(int(x), int(y), 1, 1).getpixel((0, 0))

    # MARK: Windows

    def attributes(self, window):
        attributes = XWindowAttributes()
        if not self.x.XGetWindowAttributes(self.connection, window, ctypes.byref(attributes)):
            return None
        return attributes

    def geometry(self, window):
        """Place and size of a window on the screen, as (x, y, width, height); None when it is gone."""
        attributes = self.attributes(window)
        if attributes is None:
            return None
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        self.x.XTranslateCoordinates(
            self.connection, window, self.root, 0, 0, ctypes.byref(x), ctypes.byref(y), ctypes.byref(child))
        return (x.value, y.value, attributes.width, attributes.height)

    def property(self, window, name):
        """A property's value: a list of numbers, or bytes; None when the window has none."""
        atom = self.x.XInternAtom(self.connection, name.encode(), 0)
        kind, width = ctypes.c_ulong(), ctypes.c_int()
        count, rest, data = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
        status = self.x.XGetWindowProperty(
            self.connection, window, atom, 0, PROPERTY_LENGTH, 0, 0, ctypes.byref(kind), ctypes.byref(width),
            ctypes.byref(count), ctypes.byref(rest), ctypes.byref(data))
        if status or not data:
            return None
        try:
            if width.value == 32:
                return list((ctypes.c_ulong * count.value).from_address(data.value))
            return ctypes.string_at(data, count.value * width.value // 8)
        finally:
            self.x.XFree(data)

    def root_property(self, name):
        return self.property(self.root, name)

    def atom(self, name):
        return self.x.XInternAtom(self.connection, name.encode(), 0)

    def children(self, window):
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        found = ctypes.POINTER(ctypes.c_ulong)()
        if not self.x.XQueryTree(
            self.connection, window, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(found),
            ctypes.byref(count)):
            return []
        children = list(found[:count.value])
        if count.value:
            self.x.XFree(found)
        return children

    def windows(self):
        """Every visible window, in stacking order from the bottom, with those inside others."""
        pending, result = [self.root], []
        while pending:
            window = pending.pop(0)
            for child in self.children(window):
                attributes = self.attributes(child)
                if attributes and attributes.map_state == IS_VIEWABLE:
                    result.append(child)
                    pending.append(child)
        return result

    def windows_of(self, process):
        """The visible windows of a process, with menus and tooltips."""
        return [window for window in self.windows() if self.property(window, "_NET_WM_PID") == [process]]

    def title(self, window):
        value = self.property(window, "_NET_WM_NAME") or self.property(window, "WM_NAME")
        return value.decode(errors="replace") if isinstance(value, bytes) else ""

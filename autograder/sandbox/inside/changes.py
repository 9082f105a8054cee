"""temporary"""
from .codec import encode, EncodeError
def fingerprint(v):
    try:
        e=encode(v); return repr((e.skeleton,e.blobs)).encode()
    except EncodeError: return b""

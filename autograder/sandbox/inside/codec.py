"""temporary"""
import io
from dataclasses import dataclass
import numpy as np
from .frames import ProtocolError
class EncodeError(Exception):
    def __init__(self,kind): super().__init__(kind); self.kind=kind
@dataclass
class Encoded:
    skeleton: object; blobs: list; notes: tuple=()
def encode(value, handles=None):
    blobs=[]
    def go(v):
        t=type(v)
        if v is None or t in (bool,str): return v
        if t is int: return {"i":hex(v)}
        if t is float: return {"f":v.hex()}
        if isinstance(v,np.generic): return {"s":go(np.asarray(v))}
        if isinstance(v,np.ndarray):
            if v.dtype.hasobject: raise EncodeError("ndarray of objects")
            b=io.BytesIO(); np.save(b,np.ascontiguousarray(v).reshape(v.shape),allow_pickle=False); blobs.append(b.getvalue()); return {"a":len(blobs)-1}
        if t is list: return [go(x) for x in v]
        if t is tuple: return {"t":[go(x) for x in v]}
        if t is dict: return {"d":[[go(a),go(b)] for a,b in v.items()]}
        if callable(v) and handles is not None:
            h=handles.handle_for(v)
            if h is not None: return {"h":h}
        raise EncodeError(t.__name__)
    return Encoded(go(value),blobs)
def decode(sk, blobs, limits=None, resolve_handle=None):
    def go(v):
        if type(v) is list: return [go(x) for x in v]
        if type(v) is dict:
            (k,x),=v.items()
            if k=="i": return int(x,16)
            if k=="f": return float.fromhex(x)
            if k=="s": return go(x)[()]
            if k=="a": return np.load(io.BytesIO(bytes(blobs[x])),allow_pickle=False)
            if k=="t": return tuple(go(y) for y in x)
            if k=="d": return {go(a):go(b) for a,b in x}
            if k=="h": return resolve_handle(x)
            raise ProtocolError(k)
        return v
    return go(sk)

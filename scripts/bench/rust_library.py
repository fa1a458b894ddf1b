"""Encodes texts with Hugging Face's Rust library and says how long that took; `rust_library.ts` starts it.

Arguments: the folder that the library was installed to, the tokenizer.json. On stdin, a text a line, as a JSON string.
On stdout, a line of JSON: first the library's version, then what each text took.
"""

import json
import sys
import time

folder, path = sys.argv[1:3]
sys.path.insert(0, folder)
import tokenizers  # noqa: E402

tokenizer = tokenizers.Tokenizer.from_file(path)
print(json.dumps({"version": tokenizers.__version__}), flush=True)
for line in sys.stdin:
    text = json.loads(line)
    start = time.perf_counter()
    ids = tokenizer.encode(text, add_special_tokens=False).ids
    ms = (time.perf_counter() - start) * 1000
    print(json.dumps({"tokens": len(ids), "ms": ms}), flush=True)

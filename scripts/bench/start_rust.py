"""A process that counts one message with Hugging Face's Rust library and says what that took; `start_up.ts` starts it.

Arguments: the folder that the library was installed to, the tokenizer.json.
"""

import json
import resource
import sys

folder, path = sys.argv[1:3]
sys.path.insert(0, folder)
import tokenizers  # noqa: E402

tokenizer = tokenizers.Tokenizer.from_file(path)
text = "<bos><|turn>user\nHello<turn|>\n<|turn>model\n"
tokens = len(tokenizer.encode(text, add_special_tokens=False).ids)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps({
    "tokens": tokens,
    "peakBytes": peak * 1024,
}))

/** Endings of file names, lower case: what makes a word with a dot or a slash a path. */
export const FILE_ENDINGS: ReadonlySet<string> = new Set(
  ("ts tsx js jsx mjs cjs mts cts py pyi ipynb rb erb ex exs eex heex leex erl hrl rs go java kt kts scala groovy " +
    "gradle c h cc cpp cxx hpp hh m mm cs fs vb php swift dart lua pl pm r jl hs ml mli clj cljs elm nim zig sol pony " +
    "sh bash zsh fish ps1 bat cmd sql md mdx rst adoc txt json jsonl ndjson json5 yaml yml toml ini cfg conf config " +
    "properties env lock csv tsv parquet xml xsd html htm css scss sass less vue svelte astro graphql gql proto thrift tf " +
    "tfvars hcl dockerfile log out err pdf doc docx xls xlsx ppt pptx odt png jpg jpeg gif svg webp ico bmp tiff mp3 mp4 " +
    "wav mov webm zip gz tgz tar bz2 xz zst whl jar war deb rpm so dll exe dylib db sqlite sqlite3 patch diff bak tmp " +
    "template tpl j2 jinja snap spec test map wasm bin dat dcm npz npy pt pth onnx gguf safetensors pkl pem crt key pub " +
    "service plist sln csproj iml mk cmake ninja bzl bazel nix traj").split(
      " ",
    ),
);

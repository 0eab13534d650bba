#!/bin/sh
# Takes away what a storefront that is built does not need; for a copy of the project, never for one that is worked on.
set -eu

npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# What it was built from, and what the build left for the next one.
rm -rf app components middleware.ts postcss.config.mjs
rm -rf .next/cache .next/types .next/trace* .next/diagnostics .next/turbopack
cd node_modules
# What it was built with.
rm -rf @next/swc-* lucide typescript @typescript lightningcss* @tailwindcss tailwindcss caniuse-lite \
  next/dist/docs next/dist/esm next/dist/next-devtools next/dist/compiled/next-devtools next/dist/bundle-analyzer \
  next/dist/compiled/*-experimental
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
find next/dist/compiled -type f \( -name '*.development.js' -o -name '*.dev.js' -o -name '*-experimental.*' \) -delete

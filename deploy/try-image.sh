#!/bin/sh
# The steps of Dockerfile without a container: builds and prunes a copy, says how large it is, starts it and asks for its pages.
# The base image adds some 140 MB.
set -eu

port=${PORT:-3080}
folder=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null || true; rm -rf "$folder"' EXIT
pid=
sed -n 's/^!//p' .dockerignore | while read -r path; do cp -r --parents "$path" "$folder"; done
cd "$folder"
find app components contract lib server upstream -name '*.test.ts' -delete
npm ci --no-audit --no-fund
npm run build
sh deploy/prune.sh
echo "$(du -sm . | cut -f1) MB, of which node_modules are $(du -sm node_modules | cut -f1) MB"
NODE_ENV=production PORT=$port LOG_LEVEL=warn node --import tsx server/start.ts &
pid=$!
for _ in $(seq 120); do
  if curl -sf "localhost:$port/api/health" >/dev/null; then break; fi
  sleep 1
done
card=$(curl -sf "localhost:$port/" | grep -o '/cards/[^"]*' | head -1)
for path in / /ar/shop /shop/shop-details/wool-blend-open-abaya "$card" /feeds/meta.csv; do
  curl -sfo /dev/null -w "%{http_code} %{url}\n" "localhost:$port$path"
done

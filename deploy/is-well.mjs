// Ends with 0 if this container's program answers a path with success: the health check of an image without curl.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}${process.argv[2]}`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);

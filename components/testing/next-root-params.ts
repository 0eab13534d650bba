/** Replaces `next/root-params` in tests of components: the shop of the document. */
export const tenant = async () => document.documentElement.dataset.tenant;

/** Share of a budget that may be used. The rest is room for a fix, which must not wait for savings elsewhere. */
export const maxBudgetShare = 0.95;

/** Share of a budget that may be used. The rest is a reserve, so that an urgent fix need not save bytes elsewhere first. */
export const maxBudgetShare = 0.95;

/**
 * In tenths of a percent, so that they are whole numbers. A file of their own: the footer shows one
 * on the first load, which has no room for the arithmetic of money.
 */
export const rates = { processing: 29, platform: 120 } as const

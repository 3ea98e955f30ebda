/** `npm run verify` plays every random story there is; other runs a part of them, always the same. */
export const isFullSize = process.env.FANFARE_FULL === 'true'

/** For fast-check: so many runs with a seed of their own, or few with one that stays. */
export const randomRuns = (few: number, many: number) =>
  isFullSize ? { numRuns: many } : { numRuns: few, seed: 7 }

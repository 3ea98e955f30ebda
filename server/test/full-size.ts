/** `npm run verify` plays every random story there is; other runs a part of them, always the same. */
export const isFullSize = process.env.FANFARE_FULL === 'true'

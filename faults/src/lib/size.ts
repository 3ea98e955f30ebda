import { randomInt } from 'node:crypto'

/** `--short` for CI. */
export const isShort = process.argv.includes('--short')

const given = process.argv.find((one) => one.startsWith('--seed='))?.slice('--seed='.length)

/**
 * `--seed=N` for the moments of an earlier run. The short version always takes the same ones, so
 * that CI tries the same today and tomorrow; the long one takes others every time.
 */
export const seed = given ? Number(given) : isShort ? 7 : randomInt(2 ** 31)

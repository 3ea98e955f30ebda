import { randomInt } from 'node:crypto'

/** `--short` for CI. */
export const isShort = process.argv.includes('--short')

const given = process.argv.find((one) => one.startsWith('--seed='))?.slice('--seed='.length)

/** `--seed=N` for the moments of an earlier run. */
export const seed = given ? Number(given) : randomInt(2 ** 31)

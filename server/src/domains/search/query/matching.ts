import type { Clause } from './filters.ts'
import type { ParsedQuery } from './parse-query.ts'

/** All of up to three words, then three of four. */
const enough = '3<75%'

/** Far above any score that words alone reach. */
export const tiers = { exact: 10_000, named: 5_000 }

/** Whether this score is that of something by whom was asked for by name. */
export const isNamed = (score: number): boolean => score % tiers.exact >= tiers.named

export const words = (field: string, query: string, boost = 1): Clause => ({
  match: { [field]: { query, minimum_should_match: enough, boost } },
})

export const phrase = (field: string, query: string, boost = 1): Clause => ({
  match_phrase: { [field]: { query, boost } },
})

export const anyOf = (queries: readonly Clause[]): Clause => ({ dis_max: { queries } })

/** The last word may be only the beginning of one; that counts less than a whole word. */
export const beginning = ({ words: typed }: Pick<ParsedQuery, 'words'>): Clause => {
  const last = typed.at(-1) ?? ''
  const before = typed.slice(0, -1).join(' ')
  const begun = { match: { 'names.beginnings': { query: last, operator: 'and' } } }
  return {
    bool: {
      must: [
        ...(before ? [words('all', before, 0.5)] : []),
        { constant_score: { filter: begun, boost: 0.1 } },
      ],
    },
  }
}

/** One letter wrong, missing, too many or swapped, in words of four letters and more. */
export const mistyped = (query: string): Clause => ({
  match: {
    names: { query, fuzziness: 'AUTO:4,20', minimum_should_match: enough, max_expansions: 50 },
  },
})

/** Equal to what was typed, whatever the case and the accents. */
export const equals = (field: string, text: string, boost: number): Clause => ({
  constant_score: { filter: { term: { [field]: text } }, boost },
})

/**
 * What everyone likes before its equals. It is added, and makes no match of anything: of a sum the engine
 * knows an upper bound and passes over what cannot be among the best, of a product it does not.
 */
export const liked = (boost: number): Clause => ({
  rank_feature: { field: 'quality.rank', linear: {}, boost },
})

import { secondPattern } from './passages.ts'

/**
 * Accents fold into letters for every language, English words also into their stems. No word is left
 * out: names and titles consist of words such as “The Who”.
 */
const filter = {
  possessives: { type: 'stemmer', language: 'possessive_english' },
  stems: { type: 'stemmer', language: 'english' },
  beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: 15 },
}

const char_filter = {
  seconds: { type: 'pattern_replace', pattern: secondPattern, replacement: '' },
}

const folding = ['lowercase', 'asciifolding']

export const settings = {
  analysis: {
    filter,
    char_filter,
    analyzer: {
      folded: { type: 'custom', tokenizer: 'standard', filter: folding },
      english_folded: {
        type: 'custom',
        tokenizer: 'standard',
        filter: ['possessives', ...folding, 'stems'],
      },
      said: {
        type: 'custom',
        char_filter: ['seconds'],
        tokenizer: 'standard',
        filter: ['possessives', ...folding, 'stems'],
      },
      beginnings: { type: 'custom', tokenizer: 'standard', filter: [...folding, 'beginnings'] },
    },
    normalizer: { exact: { type: 'custom', filter: folding } },
  },
  refresh_interval: '1s',
  // For how long a deletion is remembered, so that what was sent before it and comes later is refused.
  gc_deletes: '10m',
}

export const keyword = { type: 'keyword' }
export const exact = { type: 'keyword', normalizer: 'exact', ignore_above: 300 }
export const folded = { type: 'text', analyzer: 'folded' }
export const english = { type: 'text', analyzer: 'english_folded' }
export const said = { type: 'text', analyzer: 'said' }

/** Whatever something is called, for beginnings of words and for words with a typing error. */
export const names = {
  ...folded,
  fields: {
    beginnings: { type: 'text', analyzer: 'beginnings', search_analyzer: 'folded' },
  },
}

/** To sort by, and to add to a score in a way that lets the engine pass over what cannot be among the best. */
export const quality = { type: 'float', fields: { rank: { type: 'rank_feature' } } }

import type { Clause } from './filters.ts'
import { marks } from './highlights.ts'
import { words } from './matching.ts'
import type { ParsedQuery } from './parse-query.ts'

/** These words wherever they stand, also where a post was found by another field. */
const shown = ({ text }: ParsedQuery): Clause => ({
  bool: {
    should: ['title', 'description'].map((field) => ({ match: { [field]: { query: text } } })),
  },
})

/** What is said in it, and at which second. */
const said = (text: string): Clause => ({
  nested: {
    path: 'passages',
    query: words('passages.text', text),
    inner_hits: {
      size: 1,
      _source: ['passages.second', 'passages.text'],
      highlight: { ...marks, fields: { 'passages.text': { number_of_fragments: 0 } } },
    },
  },
})

/**
 * Where the words stand in these posts. A question of its own, since sixty results are put in order and
 * twenty are shown: to mark a text the engine reads all of it.
 */
export const marksQuestion = (parsed: ParsedQuery, ids: readonly string[]) => {
  const text = parsed.words.join(' ')
  return {
    index: 'content',
    body: {
      query: { bool: { filter: [{ ids: { values: ids } }], should: text ? [said(text)] : [] } },
      highlight: {
        ...marks,
        highlight_query: shown(parsed),
        fields: {
          title: { number_of_fragments: 0 },
          description: { number_of_fragments: 1, fragment_size: 160 },
        },
      },
      _source: false,
      track_total_hits: false,
      size: ids.length,
    },
  }
}

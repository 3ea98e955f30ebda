import type { Clause } from './filters.ts'
import { marks } from './highlights.ts'
import type { ParsedQuery } from './parse-query.ts'

/** These words wherever they stand, also where a post was found by another field. */
const shown = ({ text }: ParsedQuery): Clause => ({
  bool: {
    should: ['title', 'description'].map((field) => ({ match: { [field]: { query: text } } })),
  },
})

/**
 * Where the words stand in these posts. A question of its own, since sixty results are put in order and
 * twenty are shown: to mark a text the engine reads all of it.
 */
export const marksQuestion = (parsed: ParsedQuery, ids: readonly string[]) => {
  const said = { match: { passages: parsed.words.join(' ') } }
  return {
    index: 'content',
    body: {
      query: { ids: { values: ids } },
      highlight: {
        ...marks,
        highlight_query: shown(parsed),
        fields: {
          title: { number_of_fragments: 0 },
          description: { number_of_fragments: 1, fragment_size: 160 },
          passages: { number_of_fragments: 0, highlight_query: said },
        },
      },
      _source: false,
      track_total_hits: false,
      size: ids.length,
    },
  }
}

import type { Found } from '../../../platform/search/queries.ts'
import type { ParsedQuery } from './parse-query.ts'

/** The question with every word that is nowhere replaced by the nearest that is; null when none is. */
export const meantBy = ({ words }: ParsedQuery, { suggest }: Found): string | null => {
  const entries = (suggest?.meant ?? []) as readonly {
    readonly text?: string
    readonly options: readonly { readonly text: string }[]
  }[]
  const better = new Map(
    entries.flatMap(({ text, options: [best] }) => (text && best ? [[text, best.text]] : [])),
  )
  const changed = words.map((word) => better.get(word.toLowerCase()) ?? word)
  const text = changed.join(' ')
  return text === words.join(' ') ? null : text
}

import type { ContentFields } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { plural } from '../../../ui/text/format.ts'
import { audienceWords, priceWords } from '../pricing/pricing-words.ts'
import type { FieldName } from './fields.ts'

const textIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  const { text, content } = node as { text?: string; content?: unknown[] }
  return text ?? (content ?? []).map(textIn).join(' ')
}

/** What stands in a field, where the field itself is not in sight. */
export const fieldWords = (name: FieldName, fields: ContentFields): string => {
  if (name === 'visibility') return audienceWords[fields.visibility]
  if (name === 'category') return categories[fields.category].name
  if (name === 'tags') return fields.tags.join(', ')
  if (name === 'article') return textIn(fields.article)
  if (name === 'pricing') return priceWords(fields)
  if (name === 'chapters') return fields.chapters.map(({ title }) => title).join(', ')
  if (name === 'earlyAccess') {
    return fields.earlyAccess
      ? `${audienceWords[fields.earlyAccess.level]}, ${plural(fields.earlyAccess.days, 'day')}`
      : 'None'
  }
  const value = fields[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return String(value)
}

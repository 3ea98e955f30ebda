import type { ContentFields } from '@fanfare/contract'
import type { FieldName } from '../editor/fields.ts'
import { opensWords } from '../pricing/pricing-words.ts'

interface Change {
  readonly before: ContentFields
  readonly after: ContentFields
}

const opening = ({ before, after }: Change) => {
  const kept = before.pricing.type === 'paid' ? ' People who bought it keep it.' : ''
  return `${opensWords(after)}${kept}`
}

const early = ({ after }: Change) =>
  after.earlyAccess
    ? 'Until early access ends, others have to wait or subscribe.'
    : 'Early access ends now.'

/** What a change means for fans, where that isn’t plain from the field. */
export const changeWords = (name: FieldName, change: Change): string | null => {
  if (name === 'visibility' || name === 'pricing') return opening(change)
  if (name === 'earlyAccess') return early(change)
  if (name === 'allowComments' && !change.after.allowComments) {
    return 'Nobody can add comments. The ones that are there stay.'
  }
  if (name === 'allowDownload' && !change.after.allowDownload) {
    return 'Nobody can download it anymore, including people who bought it.'
  }
  return null
}

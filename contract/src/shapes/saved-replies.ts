import { z } from 'zod'
import { SavedReplyId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'

export const SavedReplyFields = z.object({
  name: trimmedText(limits.savedReplyName).min(1, 'Enter a name'),
  text: trimmedText(limits.savedReply).min(1, 'Write something first'),
})
export type SavedReplyFields = z.infer<typeof SavedReplyFields>

/** A short text that a creator answers with often. */
export const SavedReply = SavedReplyFields.extend({ id: SavedReplyId })
export type SavedReply = z.infer<typeof SavedReply>

import { z } from 'zod'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'

/** About somebody, or about something they wrote. */
export const PersonReport = z.object({
  reason: z.enum(['spam', 'harassment', 'sexual', 'violence', 'hate', 'scam', 'other']),
  details: trimmedText(limits.reportDetails),
})
export type PersonReport = z.infer<typeof PersonReport>

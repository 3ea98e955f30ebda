import { z } from 'zod'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'

/** What whoever subscribes to a creator is sent once, while it is on. */
export const WelcomeMessage = z
  .object({ isOn: z.boolean(), text: trimmedText(limits.welcomeMessage) })
  .refine(({ isOn, text }) => !isOn || text !== '', {
    path: ['text'],
    message: 'Write something first',
  })
export type WelcomeMessage = z.infer<typeof WelcomeMessage>

import { z } from 'zod'

/** What a new creator does first, each as it is stored now. */
export const FirstRun = z.object({
  /** Until everything is done, or they hide it. */
  isShown: z.boolean(),
  steps: z.object({
    picture: z.boolean(),
    about: z.boolean(),
    tier: z.boolean(),
    post: z.boolean(),
    share: z.boolean(),
  }),
})
export type FirstRun = z.infer<typeof FirstRun>

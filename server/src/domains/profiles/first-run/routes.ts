import { handlers } from '../../../platform/http/handler.ts'
import { closeFirstRun } from './close-first-run.ts'
import { noteOwnShare } from './note-own-share.ts'

/** The list itself mixes domains: `pages/first-run.ts`. */
export const firstRunRoutes = handlers({
  noteOwnShare: (scope) => noteOwnShare(scope),
  closeFirstRun: (scope) => closeFirstRun(scope),
})

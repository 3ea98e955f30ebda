import { isDefinite, ProblemError } from '@fanfare/contract/client'
import { type Intentions, intentionsIn, memoryStore } from '@fanfare/contract/intentions'
import { dismissToast, showToast } from '../../ui/feedback/toast-store.ts'
import { tabStorage } from '../device/storage.ts'

/** Where storage is forbidden, the page still remembers until it is reloaded. */
const memory = memoryStore()
const store = {
  read: (name: string) => tabStorage.read(name) ?? memory.read(name),
  write: (name: string, value: string | null) => {
    tabStorage.write(name, value)
    memory.write(name, value)
  },
}

const kept = intentionsIn(store, { isDefinite })

/** How long after each lost answer it is asked again; together less than people wait. */
const pausesMs = [500, 2_000, 4_000]

const unknown = () =>
  new ProblemError({
    type: 'about:blank',
    title: 'Unknown',
    status: 503,
    code: 'server.outcome-unknown',
    detail:
      'We can’t reach Fanfare to see whether this went through. Try again: it won’t happen twice.',
  })

/**
 * A lost answer says nothing about what has happened. Asked again with the same key, the server
 * answers as it did the first time, or does now what never reached it.
 */
export const intentions: Intentions = {
  async perform(wanted, send) {
    const here = { ...wanted, form: `${location.pathname} ${wanted.form}` }
    const ask = () => kept.perform(here, send)
    let note: number | undefined
    try {
      for (const pause of pausesMs) {
        try {
          return await ask()
        } catch (error) {
          if (isDefinite(error) || !(error instanceof ProblemError)) throw error
          note ??= showToast('Checking whether that went through…', { stays: true })
          await new Promise((done) => setTimeout(done, pause))
        }
      }
      return await ask().catch((error: unknown) => {
        throw isDefinite(error) ? error : unknown()
      })
    } finally {
      if (note) dismissToast(note)
    }
  },
}

import type { Browser } from '../lib/browser.ts'
import { type Person, register } from '../lib/person.ts'
import type { Content } from '../lib/studio.ts'
import { bytesAt, gather, keyIn } from './ask.ts'
import { makeLocked } from './contents.ts'
import { type Artefact, gatedArtefacts } from './objects.ts'
import type { World } from './world.ts'

/** A creator with locked posts, and everything that was made of them. */
export interface Scene {
  readonly world: World
  readonly creator: Person
  readonly contents: readonly Content[]
  readonly artefacts: readonly Artefact[]
  /** What this browser can have of the locked posts, by all it is told. */
  reached(browser: Browser): Promise<Set<Artefact>>
}

export const openScene = async (world: World): Promise<Scene> => {
  const creator = await register(world.site, true)
  await world.tables.rows('update identity.accounts set email_verified = true where id = $1', [
    creator.id,
  ])
  const contents = await makeLocked(world, creator)
  const artefacts = await gatedArtefacts(world, creator.id)
  const byKey = new Map(artefacts.map((artefact) => [artefact.key, artefact]))
  const reached = async (browser: Browser) => {
    const found = new Set<Artefact>()
    for (const content of contents) {
      for (const address of (await gather(world, browser, content)).addresses) {
        const artefact = byKey.get(keyIn(world, address) ?? '')
        if (artefact && (await bytesAt(address)) > 0) found.add(artefact)
      }
    }
    return found
  }
  return { world, creator, contents, artefacts, reached }
}

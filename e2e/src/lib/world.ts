import type { Session } from './client.ts'
import {
  newPerson,
  newSecuredPerson,
  type Person,
  type SecuredPerson,
  signInAgain,
} from './people.ts'
import { makePicture } from './picture.ts'
import type { Site } from './site.ts'

/** Everyone the screens are shown as. */
export interface World {
  readonly site: Site
  readonly fan: Person
  readonly newcomer: Person
  readonly secured: SecuredPerson
  /** Of the demo world, with a picture and everything filled in. */
  readonly creator: Session
  /** Of the demo world, too: a fan who follows many creators. */
  readonly follower: Session
  readonly picture: Awaited<ReturnType<typeof makePicture>>
}

const ofDemo = (site: Site, name: string) =>
  signInAgain(site, { email: `${name}@fanfare.test`, password: 'orchard-lantern-42' })

export const openWorld = async (site: Site): Promise<World> => {
  const creator = await ofDemo(site, 'northlight')
  const follower = await ofDemo(site, 'demo.fan')
  const fan = await newPerson(site, { name: 'Robin Castellan' })
  await signInAgain(site, fan)
  return {
    site,
    fan,
    newcomer: await newPerson(site, { name: 'Noor Vale', verified: false }),
    secured: await newSecuredPerson(site),
    creator,
    follower,
    picture: await makePicture(),
  }
}

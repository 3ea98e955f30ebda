import type { Page } from '@playwright/test'
import type { Session } from './lib/client.ts'
import { giveSession } from './lib/people.ts'
import type { World } from './lib/world.ts'
import { attaching } from './screens/attachments.ts'
import { paying } from './screens/billing.ts'
import { claims } from './screens/claims.ts'
import { creating } from './screens/creating.ts'
import { entrance } from './screens/entrance.ts'
import { explore } from './screens/explore.ts'
import { feed } from './screens/feed.ts'
import { forYou } from './screens/for-you.ts'
import { home } from './screens/home.ts'
import { library } from './screens/library.ts'
import { messaging } from './screens/messages.ts'
import { messagingForCreators } from './screens/messages-creators.ts'
import { notifications } from './screens/notifications.ts'
import { offering } from './screens/offers.ts'
import { overviews } from './screens/overview.ts'
import { profiles } from './screens/profiles.ts'
import { search } from './screens/search.ts'
import { security } from './screens/security.ts'
import { settings } from './screens/settings.ts'
import { social } from './screens/social.ts'
import { studio } from './screens/studio.ts'
import { audience } from './screens/subscribers.ts'
import { subscribing } from './screens/subscriptions.ts'
import { tierCheckout } from './screens/tier-checkout.ts'
import { tiers } from './screens/tiers.ts'
import { watching } from './screens/watching.ts'

export type Who = 'nobody' | 'fan' | 'newcomer' | 'secured' | 'creator' | 'follower'

/** One screen in one state, and how someone gets there. */
export interface Screen {
  readonly name: string
  readonly as?: Who
  /** Some have an address that only the world knows. */
  readonly path: string | ((world: World) => Promise<string>)
  /** Before the page is opened: what the network is to do. */
  readonly given?: (page: Page, world: World) => Promise<unknown>
  /** From the opened page to the state. */
  readonly act?: (page: Page, world: World) => Promise<unknown>
  /** Seen when the state is there. */
  readonly shows: string | RegExp
  /** It says which theme is chosen, so a picture of each needs the choice itself. */
  readonly tellsTheme?: true
  readonly only?: 'desktop' | 'phone'
}

export const screens: readonly Screen[] = [
  ...home,
  ...feed,
  ...explore,
  ...forYou,
  ...entrance,
  ...profiles,
  ...social,
  ...notifications,
  ...messaging,
  ...messagingForCreators,
  ...attaching,
  ...search,
  ...settings,
  ...security,
  ...watching,
  ...library,
  ...creating,
  ...overviews,
  ...paying,
  ...offering,
  ...claims,
  ...subscribing,
  ...tierCheckout,
  ...tiers,
  ...audience,
  ...studio,
]

const sessionOf = (world: World, who: Who): Session | null => {
  if (who === 'nobody') return null
  return who === 'creator' || who === 'follower' ? world[who] : world[who].session
}

/** Opens the screen in a browser that holds nothing yet. */
export const openScreen = async (page: Page, screen: Screen, world: World) => {
  const session = sessionOf(world, screen.as ?? 'nobody')
  if (session) await giveSession(page.context(), world.site, session)
  await screen.given?.(page, world)
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(world)
  await page.goto(world.site.origin + path)
  await screen.act?.(page, world)
  const shown = page.getByText(screen.shows).filter({ visible: true })
  await shown.first().waitFor({ timeout: 30_000 })
}

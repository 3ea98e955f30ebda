import { button } from '../lib/forms.ts'
import { answer, breakDown, refuse, stall } from '../lib/network.ts'
import { addressOf, pieces } from '../lib/pieces.ts'
import type { Screen } from '../screens.ts'
import { toFeed } from './home.ts'

const at = (piece: keyof typeof pieces) => (world: { site: Parameters<typeof addressOf>[0] }) =>
  addressOf(world.site, piece)
const nobody = '/content/018f0000-0000-7000-8000-000000000000'
const tiers = '/profile/*/tiers'
const anyPiece = /\/api\/content\/[0-9a-f-]{36}$/

export const watching: readonly Screen[] = [
  { name: 'content-video', path: at('video'), shows: pieces.video },
  { name: 'content-gallery', path: at('gallery'), shows: '100%' },
  { name: 'content-audio', path: at('audio'), shows: pieces.audio },
  { name: 'content-article', path: at('article'), shows: pieces.article },
  { name: 'content-locked', path: at('forSale'), shows: 'Buy this piece' },
  { name: 'content-teaser', path: at('teaser'), shows: /for free$/ },
  {
    name: 'content-tiers',
    path: at('teaser'),
    act: (page) => page.getByText('1 other tier includes it').click(),
    shows: /^Back room, /,
  },
  { name: 'content-tiers-loading', path: at('premium'), given: stall(tiers), shows: 'One way in' },
  {
    name: 'content-tiers-failing',
    path: at('premium'),
    given: breakDown(tiers),
    shows: 'The tiers could not be loaded',
  },
  {
    name: 'content-tiers-none',
    path: at('premium'),
    given: answer(tiers, { tiers: [] }),
    shows: 'Not open right now',
  },
  { name: 'content-own', as: 'creator', path: at('video'), shows: 'View as' },
  { name: 'content-not-found', path: nobody, shows: 'Content Not Found' },
  {
    name: 'content-loading',
    path: '/',
    given: stall(anyPiece),
    act: (page) => page.locator('#feed ~ ul a').first().click(),
    shows: 'Loading',
  },
  {
    name: 'content-failing',
    path: '/',
    given: breakDown(anyPiece),
    act: (page) => page.locator('#feed ~ ul a').first().click(),
    shows: 'This piece could not be loaded',
  },
  {
    name: 'content-stopped',
    path: at('video'),
    given: refuse('/content/*/playback*', {
      code: 'content.locked',
      status: 403,
      detail: 'This piece is locked for you.',
    }),
    act: async (page) => {
      const play = button(page, 'Play')
      await play.or(page.getByText('This does not open')).first().waitFor()
      // A browser that took the visit for a tap has begun by itself.
      if (await play.isVisible()) await play.click()
    },
    shows: 'This does not open',
  },
  {
    name: 'content-comments-failing',
    path: at('video'),
    given: breakDown('/content/*/comments*'),
    // On a phone they stand below the screen, and are asked for when somebody goes there.
    act: (page) => page.locator('html').evaluate((page) => page.scrollBy(0, 400)),
    shows: 'The comments could not be loaded',
  },
  {
    name: 'share',
    path: at('gallery'),
    act: (page) => button(page, 'Share').click(),
    shows: 'Copy link',
  },
  {
    name: 'report',
    as: 'fan',
    path: at('gallery'),
    act: (page) => button(page, 'Report').click(),
    shows: 'What is wrong with it?',
  },
  {
    name: 'mini-player',
    path: at('audio'),
    act: async (page) => {
      await button(page, 'Play').click()
      await page.getByRole('link', { name: 'Fanfare, home' }).click()
    },
    shows: pieces.audio,
  },
  {
    name: 'saved-empty',
    as: 'newcomer',
    path: '/saved',
    given: answer('/content/saved*', { content: [], nextCursor: null, hasMore: false }),
    shows: 'Nothing saved yet',
  },
  {
    name: 'home-list',
    path: '/',
    act: async (page) => {
      await button(page, 'As a list').click()
      await toFeed(page)
    },
    shows: pieces.gallery,
  },
  {
    name: 'home-narrowed',
    path: '/?category=gaming',
    act: toFeed,
    shows: 'Nothing like this yet',
  },
]

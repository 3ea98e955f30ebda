import type { ContentView, OpenedPost, TierOffer, TierOpening } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { addressOf, contents } from '../lib/contents.ts'
import { button } from '../lib/forms.ts'
import { alter, answer, breakDown, refuse, refusePost, stall } from '../lib/network.ts'
import { holdVideo, startVideo } from '../lib/playing.ts'
import type { Screen } from '../screens.ts'

const at = (content: keyof typeof contents) => (world: { site: Parameters<typeof addressOf>[0] }) =>
  addressOf(world.site, content)
const nobody = '/content/018f0000-0000-7000-8000-000000000000'
const tiers = '/profile/*/tiers'
const anyContent = /\/api\/content\/[0-9a-f-]{36}$/

/** As of a creator with a long history: what there is, over and over. */
const manyOpenings = alter<{ openings: TierOpening[] }>('/profile/*/openings*', ({ openings }) => ({
  openings: openings.map(({ tierId, latest }) => ({
    tierId,
    count: 63,
    latest: Array.from({ length: 6 }, (_, at) => ({
      ...(latest[at % latest.length] as OpenedPost),
      id: `018f0000-0000-7000-8000-00000000000${at}` as OpenedPost['id'],
    })),
  })),
}))

/** The first post on the home page, by a click: what the server puts into a document cannot be altered. */
const openFirst = (page: Page) => page.locator('[aria-labelledby=feed] article a').first().click()

export const watching: readonly Screen[] = [
  { name: 'content-video', path: at('video'), shows: contents.video },
  { name: 'content-gallery', path: at('gallery'), shows: '100%' },
  {
    name: 'content-gallery-full',
    path: at('gallery'),
    act: (page) => button(page, /^Full screen/).press('Enter'),
    shows: '1 of 2',
  },
  { name: 'content-audio', path: at('audio'), shows: contents.audio },
  { name: 'content-article', path: at('article'), shows: contents.article },
  { name: 'content-locked', path: at('forSale'), shows: 'Buy it once' },
  { name: 'content-teaser', path: at('teaser'), shows: /^Watch the preview/ },
  {
    name: 'content-teaser-playing',
    path: at('teaser'),
    act: async (page) => {
      await button(page, /^Watch the preview/).click()
      await holdVideo(page)
      await startVideo(page)
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    },
    shows: 'Unlock this video',
  },
  {
    name: 'content-locked-below',
    path: at('teaser'),
    act: async (page) => {
      await page.locator('#chapters').scrollIntoViewIfNeeded()
      await page.locator('#comments').scrollIntoViewIfNeeded()
    },
    shows: /^Comments open when you unlock/,
  },
  {
    name: 'content-locked-many',
    path: at('teaser'),
    given: async (page) => {
      await manyOpenings(page)
      await alter<{ tiers: TierOffer[] }>(tiers, ({ tiers: offered }) => ({
        tiers: offered.map((tier) => ({ ...tier, trialDays: 0 })),
      }))(page)
    },
    act: (page) => page.getByText('Price breakdown').click(),
    shows: '58 more',
  },
  {
    name: 'content-tiers',
    path: at('teaser'),
    act: (page) => page.getByText('1 more way').click(),
    shows: /^Join Back room, /,
  },
  {
    name: 'content-tiers-loading',
    path: at('premium'),
    given: stall(tiers),
    shows: 'Unlock this post',
  },
  {
    name: 'content-tiers-failing',
    path: at('premium'),
    given: breakDown(tiers),
    shows: 'We couldn’t load the tiers',
  },
  {
    name: 'content-tiers-none',
    path: at('premium'),
    given: answer(tiers, { tiers: [] }),
    shows: 'Not available right now',
  },
  { name: 'content-own', as: 'creator', path: at('video'), shows: 'View as' },
  {
    name: 'content-taken-down',
    as: 'creator',
    path: '/',
    given: alter<{ content: ContentView }>(anyContent, ({ content }) => ({
      content: {
        ...content,
        status: 'taken-down',
        takeDownReason: 'The music in this video belongs to someone else.',
        abilities: { ...content.abilities, edit: true, viewAs: true },
      },
    })),
    act: openFirst,
    shows: /^We took this post down/,
  },
  { name: 'content-not-found', path: nobody, shows: 'Content Not Found' },
  {
    name: 'content-loading',
    path: '/',
    given: stall(anyContent),
    act: openFirst,
    shows: 'Loading',
  },
  {
    name: 'content-failing',
    path: '/',
    given: breakDown(anyContent),
    act: openFirst,
    shows: 'We couldn’t load this post',
  },
  {
    name: 'content-stopped',
    path: at('video'),
    given: refuse('/content/*/playback*', {
      code: 'content.locked',
      status: 403,
      detail: 'This post is locked for you.',
    }),
    act: async (page) => {
      const play = button(page, 'Play')
      await play.or(page.getByText('We couldn’t open this')).first().waitFor()
      // A browser that took the visit for a tap has begun by itself.
      if (await play.isVisible()) await play.click()
    },
    shows: 'We couldn’t open this',
  },
  {
    name: 'content-settings',
    path: at('video'),
    act: async (page) => {
      await startVideo(page)
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
      await page.keyboard.press('c')
      await button(page, 'Settings').click()
    },
    shows: 'Caption size',
  },
  {
    name: 'content-captions',
    path: at('video'),
    act: async (page) => {
      await startVideo(page)
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
      await page.keyboard.press('c')
      await page.locator('[data-captions]').waitFor()
    },
    shows: contents.video,
  },
  {
    name: 'content-ended',
    path: at('video'),
    act: async (page) => {
      await startVideo(page)
      await page.keyboard.press('9')
    },
    shows: 'Watch again',
  },
  {
    name: 'content-related-failing',
    path: at('gallery'),
    given: breakDown('/content/*/related'),
    act: (page) => page.locator('html').evaluate((page) => page.scrollBy(0, 1200)),
    shows: 'We couldn’t load related posts.',
  },
  {
    name: 'content-comments-failing',
    path: at('video'),
    given: breakDown('/content/*/comments*'),
    // On a phone they stand below the screen, and are asked for when somebody goes there.
    act: (page) => page.locator('html').evaluate((page) => page.scrollBy(0, 400)),
    shows: 'We couldn’t load the comments',
  },
  {
    name: 'comment-mentioning',
    as: 'fan',
    path: at('gallery'),
    act: async (page) => {
      const box = page.getByLabel('Add a comment')
      const offered = page.getByRole('listbox', { name: 'People to mention' })
      await box.pressSequentially('@north')
      await offered.waitFor()
      await box.press('Enter')
      await box.pressSequentially('have you seen what @s')
      await offered.waitFor()
    },
    shows: /^@s/,
  },
  {
    name: 'comment-mentioned',
    path: at('gallery'),
    act: (page) => page.getByRole('link', { name: '@demo_fan' }).scrollIntoViewIfNeeded(),
    shows: '@demo_fan',
  },
  {
    name: 'comment-refused',
    as: 'fan',
    path: at('gallery'),
    given: refusePost('/content/*/comments', {
      code: 'comment.too-many-mentions',
      status: 409,
      detail: 'You can mention up to 5 people in a comment.',
    }),
    act: async (page) => {
      await page.getByLabel('Add a comment').fill('@ada @bo @cleo @dan @eve @finn')
      await button(page, 'Comment').click()
    },
    shows: /^Not sent/,
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
    shows: 'What’s wrong with it?',
  },
  {
    name: 'mini-player',
    path: at('audio'),
    act: async (page) => {
      await button(page, 'Play').click()
      await page.getByRole('link', { name: 'Fanfare, home' }).click()
    },
    shows: contents.audio,
  },
  {
    name: 'category-as-list',
    // Of a kind that no test publishes: newer posts would push it from the page.
    path: '/category/art?type=image',
    act: (page) => button(page, 'List view').click(),
    shows: contents.gallery,
  },
]

import { ContentId, type OwnContent, type Processing } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { alter, answer, breakDown, stall } from '../lib/network.ts'
import { chooseFiles } from '../lib/wizard.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const ownSeries = '/series'
const seriesList = { as: 'creator', path: '/dashboard/content/series' } as const
/** The demo world's own, opened in the studio. */
const seriesEditor = async ({ creator: { call } }: World) => {
  const { series: own } = await call('listOwnSeries')
  return `${seriesList.path}/${own[0]?.id}`
}
const series: readonly Screen[] = [
  { ...seriesList, name: 'own-series', shows: 'New series' },
  {
    ...seriesList,
    name: 'own-series-empty',
    given: answer(ownSeries, { series: [] }),
    shows: 'No series yet',
  },
  { ...seriesList, name: 'own-series-loading', given: stall(ownSeries), shows: 'Posts' },
  {
    ...seriesList,
    name: 'own-series-failing',
    given: breakDown(ownSeries),
    shows: 'We couldn’t load your series',
  },
  {
    ...seriesList,
    name: 'own-series-new',
    act: (page) => button(page, 'New series').click(),
    shows: 'Create series',
  },
  { name: 'series-editor', as: 'creator', path: seriesEditor, shows: 'Posts in order' },
  {
    name: 'series-editor-empty',
    as: 'creator',
    path: seriesEditor,
    given: answer('/series/*/parts', { parts: [] }),
    shows: 'No posts in this series yet.',
  },
  {
    name: 'series-editor-failing',
    as: 'creator',
    path: seriesEditor,
    given: breakDown('/series/*/parts'),
    shows: 'We couldn’t load these posts',
  },
  {
    name: 'series-editor-add',
    as: 'creator',
    path: seriesEditor,
    act: (page) => button(page, 'Add posts').click(),
    shows: 'Search your posts',
  },
  {
    name: 'series-editor-delete',
    as: 'creator',
    path: seriesEditor,
    act: (page) => button(page, 'Delete').click(),
    shows: 'Delete series',
  },
]

type Type = 'video' | 'image' | 'audio' | 'article'

/** A new draft of the creator's, opened at one of its steps. */
const draftAt = (type: Type, step: number) => async (world: World) => {
  const body = { type, title: 'A coast in eleven steps', tags: ['tides', 'walking'] }
  const { content } = await world.creator.call('createContent', { body })
  return `/create/${content.id}?step=${step}`
}

/** One with words, so that it can be published. */
const writtenAt = (step: number) => async (world: World) => {
  const text = { type: 'text', text: 'The tide was out.' }
  const article = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const { content } = await world.creator.call('createContent', {
    body: { type: 'article', title: 'A coast in eleven steps', article },
  })
  return `/create/${content.id}?step=${step}`
}

const releasedAt = (step: number) => async (world: World) => {
  const path = await writtenAt(step)(world)
  const id = ContentId.parse(path.split(/[/?]/)[2])
  await world.creator.call('publishContent', {
    params: { id },
    body: { when: 'ready', rightsConfirmed: true },
  })
  return path
}

/** One of the demo world, which is whole. */
const ownPost =
  (type: Type, step = 2) =>
  async (world: World) => {
    const query = { status: 'published', type, limit: 1 } as const
    const { content } = await world.creator.call('listOwnContent', { query })
    return `/create/${content[0]?.id}?step=${step}`
  }

const playerThere = (page: Page) => button(page, 'Play (k)').waitFor()

const halfway: Pick<Processing, 'status' | 'playable' | 'steps'> = {
  status: 'processing',
  playable: false,
  steps: [{ name: 'rendition-720', label: '720p', state: 'running', percent: 40 }],
}

const plainChooser = (page: Page) => page.addInitScript('delete window.showOpenFilePicker')
const uploadOne = async (page: Page, { picture }: World) => {
  await button(page, 'Upload files').click()
  await chooseFiles(page, 'Choose files', [{ ...picture, name: 'harbour.png' }])
}
const ownContent = '/content/own*'

const takenDown = {
  status: 'taken-down',
  takeDownReason: 'The music in this video belongs to someone else.',
} as const

const followerDays = '/social/followers/days*'
const nobody = { profile: 0, post: 0, card: 0, pack: 0, other: 0 }
const quietDays = Array.from({ length: 28 }, (_, at) => ({
  date: `2026-02-${String(at + 1).padStart(2, '0')}`,
  gained: 0,
  lost: 0,
}))

const emptyPage = { content: [], nextCursor: null, hasMore: false }

export const creating: readonly Screen[] = [
  { name: 'create-type', as: 'creator', path: '/create', shows: 'What are you making?' },
  { name: 'create-denied', as: 'fan', path: '/create', shows: 'This page is for creators' },
  { name: 'create-video', as: 'creator', path: draftAt('video', 2), shows: /^Drop your video/ },
  {
    name: 'create-refused',
    as: 'creator',
    path: draftAt('video', 2),
    given: plainChooser,
    act: (page) =>
      chooseFiles(page, 'Choose file', [
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a film') },
      ]),
    shows: /File type not supported/,
  },
  { name: 'create-gallery', as: 'creator', path: draftAt('image', 2), shows: /^Drop one image/ },
  { name: 'create-article', as: 'creator', path: draftAt('article', 2), shows: '0 words' },
  {
    name: 'create-article-long',
    as: 'creator',
    path: ownPost('article'),
    shows: /^\d+ words$/,
  },
  {
    name: 'create-article-details',
    as: 'creator',
    path: ownPost('article'),
    act: (page) => button(page, 'Details').click(),
    shows: 'Description',
  },
  {
    name: 'create-player',
    as: 'creator',
    path: ownPost('video'),
    act: playerThere,
    shows: 'Drag to move chapters',
  },
  {
    name: 'create-player-audio',
    as: 'creator',
    path: ownPost('audio'),
    act: playerThere,
    shows: 'Chapters',
  },
  {
    name: 'create-player-waiting',
    as: 'creator',
    path: ownPost('video'),
    given: alter<{ files: Processing[] }>('/content/*/processing', ({ files }) => ({
      files: files.map((file) => ({ ...file, ...halfway })),
    })),
    shows: 'Processing: 720p',
  },
  {
    name: 'create-preview',
    as: 'creator',
    path: ownPost('video', 3),
    act: playerThere,
    shows: 'Drag the ends of the free preview',
  },
  {
    name: 'create-pricing',
    as: 'creator',
    path: draftAt('video', 3),
    act: (page) => page.getByRole('switch', { name: 'Charge for it' }).click(),
    shows: 'You receive',
  },
  {
    name: 'create-pricing-nearest',
    as: 'creator',
    path: draftAt('article', 3),
    act: async (page) => {
      await page.getByRole('main').getByText('Subscribers', { exact: true }).click()
      await page.getByRole('switch', { name: 'Also sell it to everyone else' }).click()
      await field(page, 'Fans pay').fill('5.14')
    },
    shows: 'No price comes to exactly this',
  },
  {
    name: 'create-pricing-split',
    as: 'creator',
    path: draftAt('image', 3),
    act: async (page) => {
      await page.getByRole('switch', { name: 'Charge for it' }).click()
      await page.getByText('Price breakdown').click()
      await page.getByText('Other currency').click()
    },
    shows: 'Currency',
  },
  {
    name: 'create-no-tier',
    as: 'creator',
    path: draftAt('article', 3),
    given: answer('/subscription/tiers', { tiers: [] }),
    act: (page) => page.getByRole('main').getByText('Subscribers', { exact: true }).click(),
    shows: 'Nobody can subscribe to this yet',
  },
  {
    name: 'create-published',
    as: 'creator',
    path: writtenAt(4),
    act: async (page) => {
      await page.getByRole('checkbox', { name: /have the rights/ }).check()
      await button(page, 'Publish Content').click()
    },
    shows: /is out\. Everyone can open it\./,
  },
  {
    name: 'create-changes',
    as: 'creator',
    path: releasedAt(2),
    act: async (page) => {
      await field(page, 'Title').fill('A coast in twelve steps')
      await page.getByText('Not live yet: Title.').waitFor()
    },
    shows: 'Not live yet: Title.',
  },
  {
    name: 'create-update',
    as: 'creator',
    path: releasedAt(3),
    act: async (page) => {
      await page.getByRole('switch', { name: 'Allow comments' }).click()
      await button(page, 'Update').click()
    },
    shows: 'Nobody can add comments. The ones that are there stay.',
  },
  { name: 'create-review', as: 'creator', path: draftAt('video', 4), shows: 'Add a video file.' },
  {
    name: 'create-schedule',
    as: 'creator',
    path: draftAt('article', 4),
    act: (page) => page.getByText('Later', { exact: true }).click(),
    shows: 'Time zone',
  },
  {
    name: 'create-missing',
    as: 'creator',
    path: '/create/018f0000-0000-7000-8000-000000000000',
    shows: 'Post not found',
  },
  {
    name: 'create-failing',
    as: 'creator',
    path: '/create/018f0000-0000-7000-8000-000000000000',
    given: breakDown('/content/*/draft'),
    shows: 'We couldn’t open this post',
  },
  {
    name: 'create-not-saved',
    as: 'creator',
    path: draftAt('article', 2),
    given: (page) =>
      page.route(/\/api\/content\/[^/]+$/, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      ),
    act: (page) => field(page, 'Title').fill('Typed on a train'),
    shows: /^Not saved\./,
  },
  {
    name: 'dashboard-followers',
    as: 'creator',
    path: '/dashboard/followers?days=90',
    shows: 'Where they came from',
  },
  {
    name: 'dashboard-followers-table',
    as: 'creator',
    path: '/dashboard/followers?days=90',
    act: (page) => page.getByText('Show as a table').click(),
    shows: 'Day',
  },
  {
    name: 'dashboard-followers-empty',
    as: 'creator',
    path: '/dashboard/followers',
    given: answer(followerDays, {
      total: 0,
      gained: 0,
      lost: 0,
      days: quietDays,
      sources: nobody,
    }),
    shows: 'No followers yet',
  },
  {
    name: 'dashboard-followers-loading',
    as: 'creator',
    path: '/dashboard/followers',
    given: stall(followerDays),
    shows: 'Followers',
  },
  {
    name: 'dashboard-followers-failing',
    as: 'creator',
    path: '/dashboard/followers',
    given: breakDown(followerDays),
    shows: 'We couldn’t load your followers',
  },
  { name: 'own-content', as: 'creator', path: '/dashboard/content', shows: 'Published' },
  {
    name: 'own-content-one',
    as: 'creator',
    path: '/dashboard/content',
    given: alter<{ content: OwnContent[] }>(ownContent, ({ content, ...page }) => ({
      ...page,
      hasMore: false,
      nextCursor: null,
      content: content.slice(0, 1).map((item) => ({ ...item, hasChanges: true })),
    })),
    shows: 'Edited, not live',
  },
  {
    name: 'own-content-revenue',
    as: 'creator',
    path: '/dashboard/content?sortBy=revenue',
    shows: /Subscriptions and tips aren’t included/,
  },
  {
    name: 'own-content-selected',
    as: 'creator',
    path: '/dashboard/content?status=published',
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Select (?!all$)/ })
        .first()
        .check(),
    shows: '1 post selected',
  },
  {
    name: 'own-content-pinned',
    as: 'creator',
    path: '/dashboard/content?status=published',
    given: alter<{ content: OwnContent[] }>(ownContent, ({ content, ...page }) => ({
      ...page,
      content: content.map((item, at) => ({ ...item, isPinned: at === 0 })),
    })),
    act: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    shows: 'Unpin',
  },
  {
    name: 'own-content-taken-down',
    as: 'creator',
    path: '/dashboard/content',
    given: alter<{ content: OwnContent[] }>(ownContent, ({ content, ...page }) => ({
      ...page,
      content: content.map((item, at) => (at === 0 ? { ...item, ...takenDown } : item)),
    })),
    shows: /^We took this post down/,
  },
  {
    name: 'own-content-empty',
    as: 'creator',
    path: '/dashboard/content',
    given: answer(ownContent, emptyPage),
    shows: 'Start by uploading your first piece of content',
  },
  {
    name: 'own-content-nothing-found',
    as: 'creator',
    path: '/dashboard/content?q=zzzz',
    given: answer(ownContent, emptyPage),
    shows: 'Try adjusting your filters',
  },
  {
    name: 'own-content-loading',
    as: 'creator',
    path: '/dashboard/content',
    given: stall(ownContent),
    shows: 'Sort by',
  },
  {
    name: 'own-content-failing',
    as: 'creator',
    path: '/dashboard/content',
    given: breakDown(ownContent),
    shows: 'We couldn’t load your content',
  },
  ...series,
  {
    name: 'upload-modal',
    as: 'creator',
    path: '/dashboard/content',
    given: plainChooser,
    act: uploadOne,
    shows: /· Uploaded/,
  },
  {
    name: 'upload-modal-cancel',
    as: 'creator',
    path: '/dashboard/content',
    given: plainChooser,
    act: async (page, world) => {
      await uploadOne(page, world)
      await page.getByText(/· Uploaded/).waitFor()
      await button(page, 'Cancel').click()
    },
    shows: 'Discard this file?',
  },
]

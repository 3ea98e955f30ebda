import { AccountId, ContentId } from '@fanfare/contract'
import { tooWide } from '../src/lib/accessibility.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, choose, field, title, uploadPicture } from '../src/lib/forms.ts'
import { breakDown } from '../src/lib/network.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { openConnected } from '../src/lib/socket.ts'
import { goInStudio, studioBar, studioSide } from '../src/lib/studio.ts'
import { newTier } from '../src/lib/subscribing.ts'
import { tooSmall } from '../src/lib/targets.ts'
import { expect, test } from '../src/lib/test.ts'

const pages = [
  ['Overview', '/dashboard'],
  ['Content', '/dashboard/content'],
  ['Comments', '/dashboard/comments'],
  ['Subscribers', '/dashboard/subscriptions/subscribers'],
  ['Tiers', '/dashboard/subscriptions/tiers'],
  ['Earnings', '/dashboard/earnings'],
  ['Analytics', '/dashboard/subscriptions/analytics'],
  ['Promotions', '/dashboard/promotions'],
] as const
const names = [...pages.map(([name]) => name), 'Settings']
const end = ['Help for creators', 'Back to Fanfare']

test(
  'the studio is a place of its own, with one list of its pages',
  onBoth,
  async ({ page, context, site, isMobile }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await giveSession(context, site, creator.session)
    const banner = page.getByRole('banner')
    await page.goto('/')
    await expect(banner.getByText('Studio')).toBeHidden()
    if (isMobile) await page.goto('/you')
    const from = isMobile ? page.getByRole('main') : page.getByRole('navigation', { name: 'Main' })
    await from.getByRole('link', { name: 'Studio' }).click()
    await expect(page).toHaveURL('/dashboard')

    await test.step('its navigation names every page once, and who it belongs to', async () => {
      await expect(banner.getByText('Studio')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      if (isMobile) {
        const links = studioBar(page).getByRole('link')
        await expect(links).toHaveText(['Overview', 'Content', 'Comments', 'Earnings'])
        await button(page, 'More').click()
        const items = ['Subscribers', 'Tiers', 'Analytics', 'Promotions', 'Settings', ...end]
        await expect(page.getByRole('menuitem')).toHaveText(items)
        await page.keyboard.press('Escape')
        return
      }
      const side = studioSide(page)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      const links = [/Ines Harbour.*View profile/, ...names, ...end]
      await expect(side.getByRole('link')).toHaveText(links)
    })

    await test.step('every page has its title, on its tab too, and is lit', async () => {
      for (const [name, path] of pages) {
        await goInStudio(page, name)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page).toHaveTitle(`${name} · Studio`)
        const lit = page.locator('nav [aria-current]').filter({ visible: true, hasText: name })
        const isBehindMore = isMobile && !(await studioBar(page).getByText(name).isVisible())
        if (isBehindMore) await expect(button(page, 'More')).toHaveAttribute('aria-current', 'true')
        else await expect(lit.first()).toHaveAttribute('aria-current', 'page')
        const primary = page.getByRole('main').locator('[class*=primary]')
        expect(await primary.count(), `primary buttons of ${name}`).toBeLessThan(2)
        const size = page.viewportSize() ?? { width: 0, height: 0 }
        await page.setViewportSize({ ...size, width: 320 })
        expect(await tooWide(page), `${name} at 320 px`).toBeNull()
        await page.setViewportSize(size)
      }
    })

    await test.step('old addresses lead to what holds the same now', async () => {
      for (const path of ['/dashboard/subscriptions', '/dashboard/subscriptions/overview']) {
        await page.goto(path)
        await expect(page).toHaveURL('/dashboard/subscriptions/subscribers')
      }
      await page.goto('/dashboard/followers')
      await expect(title(page, 'Analytics')).toBeVisible()
      const tabs = page.getByRole('navigation', { name: 'Analytics' }).getByRole('link')
      await expect(tabs).toHaveText(['Subscriptions', 'Followers'])
    })

    await test.step('Create is the one action of the bar, and the way out is the last entry', async () => {
      await banner.getByRole('link', { name: 'Create' }).click()
      await expect(page).toHaveURL('/create')
      await goInStudio(page, 'Overview')
      await page.getByRole('link', { name: 'View as a fan' }).click()
      await expect(page).toHaveURL(`/profile/${creator.username}`)
      await page.goBack()
      await goInStudio(page, 'Back to Fanfare')
      await expect(page).toHaveURL('/')
      await expect(banner.getByText('Studio')).toBeHidden()
    })
  },
)

/** All first steps but the photo, past the screens. */
const doAllButPhoto = async (creator: Person) => {
  const { session, id } = creator
  await session.call('updateProfile', {
    params: { id: AccountId.parse(id) },
    body: { bio: 'Paints weather.' },
  })
  await newTier(creator)
  await newPost(creator, { title: 'First light' })
  await session.call('noteOwnShare')
}

const say = async ({ session }: Person, id: string, text: string) =>
  session.call('addComment', { params: { id: ContentId.parse(id) }, body: { text } })

test(
  'comments on all posts come to one list, and leave it with a reply',
  onBoth,
  async ({ page, context, site, isMobile }) => {
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    const june = await newPerson(site, { name: 'June Archer' })
    const milo = await newPerson(site, { name: 'Milo Stern' })
    const tide = await newPost(creator, { title: 'Low tide' })
    const snow = await newPost(creator, { title: 'First snow' })
    await giveSession(context, site, creator.session)
    await openConnected(page, '/dashboard')
    await goInStudio(page, 'Comments')
    await expect(page.getByText('No comments yet')).toBeVisible()
    const rows = page.getByRole('list', { name: 'Comments' }).getByRole('listitem')
    const entry = (isMobile ? studioBar(page) : studioSide(page)).getByRole('link', {
      name: /^Comments/,
    })

    await test.step('a new one shows without a reload, with its post', async () => {
      await say(june, tide, 'Which lens is this?')
      await expect(rows).toHaveCount(1)
      await say(milo, snow, 'So quiet.')
      await expect(rows).toHaveText([/First snow.*Milo Stern/s, /Low tide.*June Archer/s])
      await expect(entry).toHaveText('Comments2 without a reply')
      await page.reload()
      await expect(button(page, 'Without a reply')).toHaveAttribute('aria-pressed', 'true')
      await expect(rows).toHaveCount(2)
      if (isMobile) expect(await tooSmall(page)).toEqual([])
    })

    await test.step('the creator answers, hearts and pins in place', async () => {
      const first = rows.filter({ hasText: 'So quiet.' })
      await first.getByRole('button', { name: 'More options for this comment' }).click()
      await choose(page, 'Heart this comment')
      await expect(first.getByText('by Ines Harbour')).toBeVisible()
      await first.getByRole('button', { name: 'Reply' }).click()
      await field(page, 'Reply to Milo Stern').fill('It was.')
      await first.locator('form').getByRole('button', { name: 'Reply' }).click()
      await expect(page.getByText('Reply posted')).toBeVisible()
      await expect(first).toHaveCount(0)
      await expect(entry).toHaveText('Comments1 without a reply')
    })

    await test.step('what is deleted is gone, and nothing waits', async () => {
      await rows.getByRole('button', { name: 'More options for this comment' }).click()
      await choose(page, 'Delete')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('You’re all caught up')).toBeVisible()
      await expect(entry).toHaveText('Comments')
      await button(page, 'Show all comments').click()
      await expect(page).toHaveURL(/show=all/)
      await expect(rows).toHaveText([/First snow.*So quiet\..*1 reply/s])
    })

    await test.step('its post is one press away', async () => {
      await rows.getByRole('link', { name: 'First snow' }).click()
      await expect(page).toHaveURL(`/content/${snow}`)
      await expect(page.getByText('So quiet.')).toBeVisible()
    })
  },
)

test(
  'a new creator is led through their first steps, on every device',
  onBoth,
  async ({ page, context, site, otherBrowser }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
    })
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await giveSession(context, site, creator.session)
    const list = page.locator('section').filter({ hasText: 'Set up your page' })
    const lines = list.getByRole('listitem')

    await test.step('what could not be read is said, and read again', async () => {
      await breakDown('/profile/first-run')(page)
      await page.goto('/dashboard')
      await expect(list).toContainText('We couldn’t load your first steps.')
      await page.unroute('**/api/profile/first-run')
      await list.getByRole('button', { name: 'Try again' }).click()
    })

    await test.step('each step leads to where it is done', async () => {
      await expect(list.getByText('0 of 5')).toBeVisible()
      await expect(lines.getByRole('link')).toHaveText([
        'Add photo',
        'Write about you',
        'Create tier',
        'Create post',
      ])
      await lines.getByRole('link', { name: 'Write about you' }).click()
      await expect(page).toHaveURL('/settings/profile')
      await page.getByRole('textbox', { name: 'Bio' }).fill('Paints weather.')
      await button(page, 'Save Changes').click()
      await expect(page.getByText('Profile saved')).toBeVisible()
      await page.goto('/dashboard')
      await expect(list.getByText('1 of 5')).toBeVisible()
    })

    await test.step('it follows what is stored while it is open', async () => {
      // Until the page listens.
      await expect(async () => {
        await newPost(creator, { title: 'First light' })
        await expect(list.getByText('2 of 5')).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await expect(lines.filter({ hasText: 'Publish your first post, done' })).toBeVisible()
    })

    await test.step('sharing is known by copying the link', async () => {
      await lines.getByRole('button', { name: 'Share page' }).click()
      await button(page, 'Copy link').click()
      await expect(list.getByText('3 of 5')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    })

    await test.step('hidden, it stays away on other devices too', async () => {
      const other = await otherBrowser()
      await giveSession(other.context(), site, creator.session)
      await other.goto('/dashboard')
      await expect(other.getByText('3 of 5')).toBeVisible()
      await button(page, 'Hide checklist').click()
      await expect(list).toBeHidden()
      await other.reload()
      await expect(title(other, 'Overview')).toBeVisible()
      await expect(other.getByText('Published', { exact: true }).first()).toBeVisible()
      await expect(other.getByText('Set up your page')).toHaveCount(0)
    })

    await test.step('with the last step it goes away for good', async () => {
      const done = await newPerson(site, { isCreator: true })
      await doAllButPhoto(done)
      await context.clearCookies()
      await giveSession(context, site, done.session)
      await page.goto('/dashboard')
      await expect(list.getByText('4 of 5')).toBeVisible()
      await lines.getByRole('link', { name: 'Add photo' }).click()
      await uploadPicture(page, await makePicture())
      const closed = page.waitForResponse(
        (reply) => reply.request().method() === 'DELETE' && reply.url().endsWith('/first-run'),
      )
      await page.goto('/dashboard')
      expect((await closed).status()).toBe(204)
      await expect(list).toHaveCount(0)
      expect(await done.session.call('readFirstRun')).toMatchObject({ isShown: false })
    })
  },
)

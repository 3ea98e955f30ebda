import { onBoth } from '../src/lib/devices.ts'
import { button, field, fillSignIn, title } from '../src/lib/forms.ts'
import { newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

test('someone becomes a creator in one step', async ({ page, person }) => {
  await page.goto('/become-a-creator')
  await button(page, 'Become a creator').click()
  await expect(page.getByText('Enter your birth date')).toBeVisible()
  await field(page, 'Birth date').fill('1990-04-12')
  await button(page, 'Become a creator').click()
  await expect(page).toHaveURL(`/profile/${person.username}`)
  await expect(page.getByRole('main').getByText('Creator', { exact: true })).toBeVisible()
  const { user } = await person.session.call('readProfile', {
    params: { username: person.username },
  })
  expect(user.isCreator).toBe(true)
  await page.goto('/become-a-creator')
  await expect(title(page, 'You’re a creator')).toBeVisible()
})

test('notification settings are kept', async ({ page, person }) => {
  await page.goto('/settings/notifications')
  const comments = page.getByRole('switch', { name: 'Comments & Likes' })
  await expect(comments).toBeVisible()
  const before = await comments.isChecked()
  const kept = page.waitForResponse((reply) =>
    Boolean(reply.request().postData()?.includes('commentsAndLikes')),
  )
  await comments.click()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(comments).toBeChecked({ checked: !before })
  const settings = await person.session.call('readNotificationSettings')
  expect(settings.commentsAndLikes).toBe(!before)
})

test('a toggle that could not be kept goes back and says so', async ({ page, person }) => {
  await page.goto('/settings/notifications')
  const messages = page.getByRole('switch', { name: 'Direct Messages' })
  const before = await messages.isChecked()
  await page.route('**/api/notifications/settings', (route) => route.abort())
  await messages.click()
  await expect(page.getByText(/We couldn’t save that/)).toBeVisible()
  await expect(messages).toBeChecked({ checked: before })
  const settings = await person.session.call('readNotificationSettings')
  expect(settings.directMessages).toBe(before)
})

const kept = { billing: 'Email receipts', notifications: 'Direct Messages' }
for (const [section, name] of Object.entries(kept)) {
  test(`${name} moves once, with the press`, async ({ page, person: _ }) => {
    await page.goto(`/settings/${section}`)
    const turned = page.getByRole('switch', { name })
    await expect(turned).toBeChecked()
    await turned.evaluate((element: HTMLInputElement) => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      element.addEventListener('click', () => {
        const turns = new MessageChannel()
        turns.port2.onmessage = () => {
          seen.push(element.checked)
          if (seen.length < 2000) turns.port1.postMessage(null)
        }
        turns.port1.postMessage(null)
      })
    })
    await turned.click()
    await expect
      .poll(() => page.evaluate(() => (window as never as { seen: boolean[] }).seen))
      .toEqual(Array(2000).fill(false))
  })
}

test('who wants less motion has another theme at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/help')
  await expect(title(page, 'Help & support')).toBeVisible()
  const moving = await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
    return new Promise((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(document.getAnimations().length)),
      ),
    )
  })
  expect(moving).toBe(0)
})

test('theme and accent are in the served document, so nothing flashes', async ({
  page,
  person,
}) => {
  await page.goto('/settings/appearance')
  await expect(page.getByRole('radio', { name: /Auto/ })).toBeChecked()
  await page.getByText('Best in bright rooms').click()
  await page.getByText('Lagoon').click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-accent', 'lagoon')

  const served = await (await page.context().request.get(`/profile/${person.username}`)).text()
  expect(served).toContain('<html lang="en" data-theme="light" data-accent="lagoon">')

  // Whatever script does later, the attributes are never other than they were served.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenThemes: seen })
    new MutationObserver(() => {
      const { theme, accent } = document.documentElement?.dataset ?? {}
      if (theme) seen.push(`${theme} ${accent}`)
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: /Light/ })).toBeChecked()
  const seen = await page.evaluate(() => (window as never as { seenThemes: string[] }).seenThemes)
  expect(new Set(seen)).toEqual(new Set(['light lagoon']))

  await page.getByText('Match your device').click()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(light).not.toBe(dark)
})

test('the profile is edited, and a taken username is said at its field', async ({
  page,
  person,
}) => {
  await page.goto('/settings/profile')
  await field(page, 'Username').fill('northlight')
  await page.getByLabel(/^Bio/).fill('Collects fog.')
  await page.getByLabel(/^Website/).fill('noor.example/fog')
  await button(page, 'Save Changes').click()
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/taken/i)).toBeVisible()
  const username = `${person.username}_x`
  await field(page, 'Username').fill(username)
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile saved')).toBeVisible()

  await page.goto(`/profile/${username}`)
  await expect(page.getByText('Collects fog.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'noor.example/fog' })).toHaveAttribute(
    'href',
    'https://noor.example/fog',
  )
})

test('what was typed and not saved is asked about before it is lost', async ({ page, person }) => {
  await page.goto('/settings/profile')
  await field(page, 'Display name').fill(`${person.name} II`)
  await page.goBack().catch(() => {})
  await page.goto('/settings/profile')
  await field(page, 'Display name').fill(`${person.name} II`)
  const away = page.getByRole('link', { name: 'Fanfare, home' })
  await away.click()
  await button(page, 'Stay').click()
  await expect(field(page, 'Display name')).toHaveValue(`${person.name} II`)
  await away.click()
  await button(page, 'Leave').click()
  await expect(title(page, /^Welcome/)).toBeVisible()
})

test('signing in returns to the place someone wanted', async ({ page, site }) => {
  const person = await newPerson(site)
  await page.goto('/settings/appearance')
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fappearance')
  await fillSignIn(page, person.email, person.password)
  await expect(page).toHaveURL('/settings/appearance')
  await expect(title(page, 'Appearance')).toBeVisible()
})

test('signing in never leads to another place than ours', async ({ page, site }) => {
  const person = await newPerson(site)
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies()
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await fillSignIn(page, person.email, person.password)
    await expect(title(page, /^Welcome, /), next).toBeVisible()
    expect(new URL(page.url()).origin, next).toBe(site.origin)
  }
})

test('signing out ends the session and leads home', async ({ page, person }) => {
  await page.goto('/settings')
  await button(page, 'Sign Out').click()
  await expect(title(page, 'A stage for the work you love')).toBeVisible()
  await expect(person.session.call('readViewer')).rejects.toThrow()
  await page.goto('/settings')
  await expect(title(page, 'Welcome back')).toBeVisible()
})

test(
  'whoever cannot sign in writes to support from the help page',
  onBoth,
  async ({ page, site }) => {
    await page.goto('/help')
    const email = `${crypto.randomUUID()}@example.test`
    await field(page, 'Message').fill('I lost my phone and my recovery codes.')
    await button(page, 'Send message').click()
    await expect(page.getByText('Enter a valid email address')).toBeVisible()
    await field(page, 'Your email').fill(email)
    await button(page, 'Send message').click()
    const said = page.getByText(/Your reference is/)
    await expect(said).toBeVisible()
    const reference = (await said.textContent())?.split(' ').at(-1)?.trim() ?? ''
    const received = await site.inbox.waitFor('support@fanfare.test', new RegExp(reference))
    expect(received.text).toContain(`from ${email} (not signed in, address not confirmed)`)
    // It may be anybody's address.
    const sent = (await site.inbox.list()).filter(({ to }) => to.includes(email))
    expect(sent).toEqual([])
  },
)

test('support gets the message once and answers with a reference', async ({
  page,
  person,
  site,
}) => {
  await page.goto('/settings/help')
  await field(page, 'Message').fill('The page stays empty after I sign in.')
  await button(page, 'Send message').click()
  const said = page.getByText(/Your reference is/)
  await expect(said).toBeVisible()
  const reference = (await said.textContent())?.split(' ').at(-1)?.trim() ?? ''
  // The writer learns that it arrived, without their words: the address may be someone else's.
  const confirmation = await site.inbox.waitFor(person.email, new RegExp(reference))
  expect(confirmation.text).not.toContain('stays empty')
  const [received, ...more] = (await site.inbox.list()).filter(
    ({ subject, to }) => subject.includes(reference) && !to.includes(person.email),
  )
  expect(received?.text).toContain('The page stays empty after I sign in.')
  expect(received?.text).toContain(person.email)
  expect(more).toEqual([])
})

test('age range and gender are shared only while Data Sharing is on', async ({ page, person }) => {
  const kept = () => person.session.call('readDataSharing')
  await page.goto('/settings/privacy')
  const sharing = page.getByRole('switch', { name: 'Share my age range and gender' })
  const ageRange = page.getByRole('combobox', { name: /^Age range/ })
  const gender = page.getByRole('combobox', { name: /^Gender/ })
  await expect(sharing).not.toBeChecked()
  await expect(gender).toHaveCount(0)
  await sharing.click()
  await ageRange.selectOption('35–44')
  await gender.selectOption('Woman')
  await expect.poll(kept).toEqual({ on: true, ageRange: '35-44', gender: 'woman' })
  await gender.selectOption('Prefer not to say')
  await expect.poll(kept).toEqual({ on: true, ageRange: '35-44', gender: null })
  await sharing.click()
  await expect.poll(kept).toEqual({ on: false, ageRange: null, gender: null })
  await page.reload()
  await expect(sharing).not.toBeChecked()
  await expect(ageRange).toHaveCount(0)
})

test('whom somebody follows is shown only once they say so', async ({ page, person }) => {
  await page.goto('/settings/privacy')
  const shown = page.getByRole('switch', { name: 'Show who I follow' })
  await expect(shown).not.toBeChecked()
  await shown.check()
  await expect.poll(() => person.session.call('readFollowPrivacy')).toEqual({ showFollowing: true })
  await page.reload()
  await expect(shown).toBeChecked()
})

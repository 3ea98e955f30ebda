import type { Page } from '@playwright/test'
import { button, field } from '../src/lib/forms.ts'
import { expect, test } from '../src/lib/test.ts'

const run = 'window.__xss=1;alert(1)'
const hostile = {
  name: `<img src=x onerror="${run}">`,
  bio: `</script><script>${run}</script> $& $\` $' \${7*7} <svg onload="${run}"> "><!--`,
  location: `"><iframe srcdoc="<script>${run}</script>">`,
  message: `</textarea><script>${run}</script><a href="javascript:${run}">a message</a>`,
}

const nothingRan = async (page: Page) => {
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
  await expect(page.locator('main iframe, main script, main [onerror], main [onload]')).toHaveCount(
    0,
  )
}

test('markup in every text field is shown as text and runs nowhere', async ({
  page,
  person,
  otherBrowser,
  site,
}) => {
  await page.goto('/settings/profile')
  await field(page, 'Display name').fill(hostile.name)
  await page.getByLabel(/^Bio/).fill(hostile.bio)
  await page.getByLabel(/^Location/).fill(hostile.location)
  await page.getByLabel(/^Website/).fill('javascript:alert(1)')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Start with http:// or https://')).toBeVisible()
  await page.getByLabel(/^Website/).fill('https://example.test/"><script>alert(1)</script>')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await nothingRan(page)
  await person.session.call('becomeCreator', { body: { birthDate: '1990-04-12' } })

  const visitor = await otherBrowser()
  for (const one of [page, visitor]) {
    await one.goto(`/profile/${person.username}`)
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(hostile.name)
    await one.getByRole('tab', { name: 'About' }).click()
    // The head says it too.
    const about = one.getByRole('tabpanel', { name: 'About' })
    for (const text of [hostile.bio, hostile.location]) {
      await expect(one.getByText(text)).toHaveCount(2)
      await expect(about.getByText(text)).toBeVisible()
    }
    await one.waitForLoadState('networkidle')
    await nothingRan(one)
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${hostile.name}`)
  await nothingRan(page)

  await page.goto('/settings/help')
  await field(page, 'Message').fill(hostile.message)
  await button(page, 'Send message').click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  await nothingRan(page)
  await site.inbox.waitFor(person.email, /We got your message/)
  const received = await site.inbox.list()
  const html = received.find(({ text }) => text.includes('a message</a>'))?.html ?? ''
  expect(html).not.toBe('')
  // Without our policy around it, as a mail program might show it.
  await visitor.goto('about:blank')
  await visitor.setContent(html)
  await expect(visitor.locator('script, iframe, a[href^="javascript:"]')).toHaveCount(0)
  await nothingRan(visitor)
})

test('the served document of a hostile profile is one document', async ({ person, request }) => {
  const { username, id, session } = person
  const { name: displayName, bio, location } = hostile
  await session.call('updateProfile', { params: { id }, body: { displayName, bio, location } })
  const html = await (await request.get(`/profile/${username}`)).text()
  expect(html.match(/<html/g)?.length).toBe(1)
  expect(html).not.toContain(`<script>${run}`)
  expect(html).not.toContain('<img src=x')
  const data = html.match(/id="page-data">([\s\S]*?)<\/script>/)?.[1] ?? ''
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(bio).slice(1, -1))
})

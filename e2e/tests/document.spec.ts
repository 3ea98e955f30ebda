import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ContentId, cookies, storedData } from '@fanfare/contract'
import { openSession } from '../src/lib/client.ts'
import { addressOf } from '../src/lib/contents.ts'
import { title } from '../src/lib/forms.ts'
import { newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const attribute = (html: string, pattern: RegExp) => html.match(pattern)?.[1]
const property = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a public profile has its heading and its picture', async ({ page }) => {
    await page.goto('/profile/northlight')
    await expect(title(page, 'Northlight Studio')).toBeVisible()
    await expect(page.getByText('Paintings of weather')).toBeVisible()
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('the document of a public profile says all a link preview needs', async ({
  request,
  site,
}) => {
  const reply = await request.get('/profile/northlight')
  expect(reply.status()).toBe(200)
  const policy = reply.headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  const html = await reply.text()
  const address = `${site.origin}/profile/northlight`
  expect(attribute(html, /<title>([^<]*)</)).toBe('Northlight Studio (@northlight) on Fanfare')
  expect(property(html, 'description')).toContain('Paintings of weather')
  expect(property(html, 'og:title')).toContain('Northlight Studio')
  expect(property(html, 'og:description')).toContain('Paintings of weather')
  expect(property(html, 'og:type')).toBe('profile')
  expect(property(html, 'og:url')).toBe(address)
  expect(property(html, 'robots')).toBeUndefined()
  expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(address)
  const picture = await request.get(property(html, 'og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/webp')
  const linked = JSON.parse(
    attribute(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? '',
  )
  expect(linked).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: 'Northlight Studio', url: address },
  })
})

test('nothing the document brought is fetched again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await page.goto('/profile/northlight')
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['POST /api/realtime/ticket'])
})

test('who is signed in is in the document too', async ({ page, person }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(auth|profile)/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/settings/appearance')
  await expect(title(page, 'Appearance')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.goto(`/profile/${person.username}`)
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('what is not there is a 404 that says so and is not indexed', async ({ page }) => {
  const missing = await page.goto('/profile/nobody_by_this_name')
  expect(missing?.status()).toBe(404)
  await expect(title(page, 'Profile Not Found')).toBeVisible()
  await expect(page.getByText("The user you're looking for doesn't exist.")).toBeVisible()
  const nowhere = await page.goto('/no/such/place')
  expect(nowhere?.status()).toBe(404)
  expect(property((await nowhere?.text()) ?? '', 'robots')).toBe('noindex')
  await expect(title(page, 'Page not found')).toBeVisible()
})

test('every path of the router is served as a page, and nothing else is', async ({
  request,
  site,
}) => {
  const listed = fileURLToPath(import.meta.resolve('../../web/dist/screens.json'))
  const paths: string[] = JSON.parse(await readFile(listed, 'utf8'))
  expect(paths).toContain('/subscriptions')
  const video = await addressOf(site, 'video')
  const { content } = await openSession(site).call('readContent', {
    params: { id: ContentId.parse(video.split('/').at(-1)) },
    query: {},
  })
  for (const path of paths) {
    const address = path
      .replace('/profile/$username', '/profile/northlight')
      .replace('/content/$id', video)
      .replace('/category/$slug', '/category/art')
      .replace('/series/$id', `/series/${content.series?.id}`)
      .replace(/\$\w+/, '018f0000-0000-7000-8000-000000000001')
    const reply = await request.get(address, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(200)
    expect(reply.headers()['content-security-policy'], path).toContain("default-src 'none'")
  }
  for (const path of ['/no/such/place', '/settings/nothing', '/dashboard/nothing', '/gallery']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the privacy page lists every cookie and everything that is stored', async ({ page }) => {
  await page.goto('/privacy')
  await expect(title(page, 'Privacy')).toBeVisible()
  for (const { name, lasts } of Object.values(cookies)) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
    await expect(page.getByText(`Kept: ${lasts}`).first()).toBeVisible()
  }
  for (const { holds } of Object.values(storedData)) {
    await expect(page.getByText(holds)).toBeVisible()
  }
})

test('crawlers and browsers find what they look for', async ({ request, site }) => {
  const address = `${site.origin}/profile/northlight`
  const text = async (path: string) => {
    const reply = await request.get(path)
    expect(reply.status(), path).toBe(200)
    return reply.text()
  }
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  const index = await text('/sitemap.xml')
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
  const sitemaps = (await Promise.all(files.map(text))).join('')
  expect(sitemaps).toContain(`<loc>${address}</loc>`)
  expect(sitemaps).toContain(`<loc>${site.origin}${await addressOf(site, 'video')}</loc>`)
  expect(sitemaps).toContain(`<loc>${site.origin}/category/art</loc>`)
  const manifest = JSON.parse(await text('/manifest.webmanifest'))
  expect(manifest.name).toBe('Fanfare')
  for (const { src } of manifest.icons) await text(src)
  for (const icon of ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png']) await text(icon)
})

test('a hidden profile is in no document and no sitemap', async ({ request, site }) => {
  const person = await newPerson(site)
  await person.session.call('updatePrivacy', { body: { visibility: 'signed-in' } })
  const reply = await request.get(`/profile/${person.username}`)
  expect(reply.status()).toBe(404)
  expect(await reply.text()).not.toContain(person.name)
})

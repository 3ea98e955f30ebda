import { randomUUID } from 'node:crypto'
import { chromium as options, startStack } from '@fanfare/ops'
import { chromium, type Request } from '@playwright/test'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { scopeOf } from '../../server/src/platform/scope.ts'
import { finish, interleave, median } from './lib/figure.ts'
import { makeFilm } from './lib/film.ts'

const rounds = 7
/** As large as a film that a creator sends: of a clip, the two calls before its first part are a tenth. */
const megabytes = 1_000
const type = 'video/mp4'

await using film = await makeFilm(megabytes)
// Nothing is made of the films: a worker would take the machine from both sides.
await using stack = await startStack('bench', {
  build: true,
  front: true,
  processes: ['api', 'realtime', 'reactor'],
})
const platform = await openPlatform(readConfig(stack.env), 'bench')
await using browser = await chromium.launch(options)
await using context = await browser.newContext({ baseURL: stack.origin })
// Without it the browser opens the field of a form, which can be filled from here.
await context.addInitScript('delete window.showOpenFilePicker')
const page = await context.newPage()
await page.goto('/register')

/** From within the page, so that the session is the browser's own. */
const username = `bench_${randomUUID().slice(0, 8)}`
const account = {
  username,
  name: username,
  email: `${username}@example.test`,
  password: 'orchard-lantern-42',
  isCreator: true,
  birthDate: '1990-04-12',
  acceptTerms: true,
}
const registered = await page.evaluate(async (body) => {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch('/api/auth/register', request)).status
}, account)
if (registered >= 300) throw new Error(`registration answered ${registered}`)
await scopeOf(platform, { kind: 'system' }).transact(({ q }) =>
  q
    .updateTable('identity.accounts')
    .set({ email_verified: true })
    .where('email', '=', account.email)
    .execute(),
)

const apiBytes: number[] = []
const sending: number[] = []
let counted = 0
page.on('request', (request: Request) => {
  if (request.url().startsWith(stack.origin)) counted += request.postDataBuffer()?.length ?? 0
})
const rateSince = (start: number) => film.bytes / 1_000 / (performance.now() - start)
const isCall = (path: string) => (one: { url(): string }) => one.url().endsWith(`/api${path}`)

/** Megabytes a second through the wizard, from the first call to the answer that all is there. */
const ourUpload = async (): Promise<number> => {
  await page.goto('/create')
  await page.getByText('Video', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  const chooser = await asked
  counted = 0
  const begun = page.waitForRequest(isCall('/upload/presigned'))
  const sent = page.waitForRequest(isCall('/upload/media'), { timeout: 120_000 })
  const arrived = page.waitForResponse(isCall('/upload/media'), { timeout: 120_000 })
  await chooser.setFiles(film.path)
  await begun
  const start = performance.now()
  await sent
  sending.push(rateSince(start))
  const reply = await arrived
  if (!reply.ok()) throw new Error(`the upload ended with ${reply.status()}`)
  const rate = rateSince(start)
  apiBytes.push(counted)
  await page.getByRole('button', { name: 'Replace' }).waitFor({ timeout: 30_000 })
  return rate
}

/** The same browser sends the same file in one request. */
const bareRates: number[] = []
const barePut = async (): Promise<number> => {
  const key = `bench/${randomUUID()}`
  const signed = await platform.storage.signPut(key, { bytes: film.bytes, type }, 600)
  await page.goto('/')
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bare'
    document.body.append(input)
  })
  await page.locator('#bare').setInputFiles(film.path)
  const seconds = await page.evaluate(async ({ url, headers }) => {
    const body = document.querySelector<HTMLInputElement>('#bare')?.files?.[0] ?? null
    const start = performance.now()
    const reply = await fetch(url, { method: 'PUT', headers, body })
    if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
    return (performance.now() - start) / 1000
  }, signed)
  await platform.storage.remove('private', [key])
  const rate = film.bytes / 1_000_000 / seconds
  bareRates.push(rate)
  return rate
}

try {
  const whole = await interleave(rounds, ourUpload, barePut)
  const body = median(apiBytes)
  finish([
    // Until the store has the last part, and until it has made one file of all parts.
    {
      name: 'upload.rate',
      ours: median(sending),
      bare: whole.bare,
      ratio: median(sending.map((rate, round) => rate / (bareRates[round] ?? 0))),
      unit: 'MB/s',
      goal: 0.95,
      wants: 'at least',
    },
    { name: 'upload.rate-joined', ...whole, unit: 'MB/s', goal: 0.95, wants: 'at least' },
    // All request bodies to the api during one upload.
    {
      name: 'upload.api-bytes',
      ours: body,
      bare: film.bytes,
      ratio: body / film.bytes,
      unit: 'B',
      goal: 10_000,
      wants: 'at most',
      judged: 'ours',
    },
  ])
} finally {
  await platform.close()
}

import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { partBytes } from '@fanfare/contract/limits'
import { instance, until } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { verified } from './lib/actor.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { register } from './lib/person.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { cutsFor, type Scene } from './upload/cuts.ts'
import { Desk } from './upload/desk.ts'
import { makeFilm } from './upload/film.ts'
import { openLine } from './upload/line.ts'

const MB = 1_000_000
const size = (isShort ? 60 : 500) * MB
const cuts = cutsFor(isShort ? 5 : 20)
const patienceMs = 600_000

/** Of one file at a time. */
const partsInFlight = 2
/** Lines and headers of requests, beside the bodies that are judged. */
const headers = 200_000
/** A request to sign many parts is the largest there is. */
const largestBody = 4_000

export const fault: Fault = async (open) => {
  await using film = await makeFilm('coast.mp4', size)
  await using line = await openLine(instance('faults').ports.s3, (isShort ? 10 : 20) * MB)
  // Nothing is made of the film: only its way into the store is looked at.
  const stack = await open({
    build: true,
    front: true,
    processes: ['api', 'realtime', 'reactor'],
    environment: { S3_ENDPOINT: line.url },
  })
  await using tables = openTables(stack.env.DATABASE_URL)
  const platform = await openPlatform(readConfig(stack.env), 'faults')
  const creator = await register(stack, true)
  await verified({ tables }, creator)
  await using desk = await Desk.open(stack.origin, creator)
  console.log(`upload: ${cuts.length} cuts of ${size / MB} MB`)

  const choose = async (page: Page, button: RegExp) => {
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).click()
    await (await asked).setFiles(film.path)
  }

  const begin = async () => {
    const page = await desk.openPage('/create')
    await page.getByText('Video', { exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await choose(page, /^Choose file$/)
    return new URL(page.url())
  }

  const { pathname, search } = await begin()
  const random = randomFrom(seed)
  const scene: Scene = {
    stack,
    desk,
    line,
    random,
    async goOn() {
      const page = await desk.openPage(pathname + search)
      await choose(page, new RegExp(`^Choose ${basename(film.path)} again`))
    },
  }

  /** One somewhere in each stretch of the way, so that none comes after the end. */
  const stretch = size / cuts.length
  for (const [at, [name, cut]] of cuts.entries()) {
    const moment = random(at * stretch, (at + 1) * stretch)
    await until(`byte ${moment}`, () => line.carried() >= moment, {
      timeoutMs: patienceMs,
      everyMs: 5,
    })
    await cut(scene)
    console.log(`  ${name} at ${(moment / MB).toFixed(1)} MB`)
  }

  const arrived = () =>
    tables.rows<{ key: string }>(
      'select original_key as key from media.assets where owner_id = $1',
      [creator.id],
    )
  await until('the film', async () => (await arrived()).length > 0, {
    timeoutMs: patienceMs,
  })

  const tryBytes = async () => {
    const figure = new Figure('upload.sha256')
    for (const { key } of await arrived()) {
      const hash = createHash('sha256')
      const stored = await platform.storage.read('private', key)
      for await (const bytes of stored?.body ?? []) hash.update(bytes)
      figure.count(hash.digest('hex') === film.sha256 ? undefined : 'the store has other bytes')
    }
    return figure
  }

  const tryParts = () => {
    const figure = new Figure('upload.parts-stored-once')
    for (const [part, times] of desk.traffic.stored) {
      figure.count(times === 1 ? undefined : `part ${part} was stored ${times} times`)
    }
    return figure
  }

  const trySent = () => {
    const figure = new Figure('upload.sent-again')
    const again = line.carried() - size
    const most = cuts.length * partsInFlight * partBytes(size) + headers
    console.log(`  sent again: ${(again / MB).toFixed(1)} MB, at most ${(most / MB).toFixed(1)} MB`)
    figure.count(again <= most ? undefined : `${again} bytes were sent again`)
    return figure
  }

  const tryApi = () => {
    const figure = new Figure('upload.api-bytes')
    for (const bytes of desk.traffic.bodies) {
      figure.count(bytes <= largestBody ? undefined : `a body of ${bytes} bytes went to the api`)
    }
    return figure
  }

  const figures = [await tryBytes(), tryParts(), trySent(), tryApi()]
  await platform.close()
  return printAll(figures)
}

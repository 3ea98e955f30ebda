import type { Page } from '@playwright/test'
import { button, field } from '../src/lib/forms.ts'
import { longFilmMinutes, makeLongFilm } from '../src/lib/long-film.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { noteFirstFrame, soundOf, startVideo, timeOf, videoOn } from '../src/lib/playing.ts'
import { shortenAddresses } from '../src/lib/short-lived.ts'
import { expect, test } from '../src/lib/test.ts'
import { startContent } from '../src/lib/wizard.ts'

const minute = 60_000
const slow = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_500_000 / 8,
  uploadThroughput: -1,
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)

/** Through the wizard, the store and the pipeline; answers where it is shown. */
const publishLongFilm = async (page: Page) => {
  const film = await makeLongFilm()
  await startContent(page, 'Video')
  const asked = page.waitForEvent('filechooser')
  await button(page, 'Choose file').click()
  const begun = Date.now()
  await (await asked).setFiles(film)
  await field(page, 'Title').fill('Forty minutes of one minute')
  await expect(button(page, 'Replace')).toBeVisible({ timeout: 10 * minute })
  console.log(`  uploaded after ${seconds(begun)} s`)
  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Publish Content').click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible({
    timeout: 90 * minute,
  })
  console.log(`  published by itself after ${seconds(begun)} s`)
  const link = page.getByRole('link', { name: 'View post' })
  return (await link.getAttribute('href')) ?? ''
}

/** What must not happen while it plays. */
const noteTrouble = (page: Page) =>
  videoOn(page).evaluate((video: HTMLVideoElement) => {
    for (const kind of ['error', 'emptied', 'loadstart']) {
      video.addEventListener(kind, () => {
        video.dataset.trouble = `${video.dataset.trouble ?? ''} ${kind}`
      })
    }
  })

const playsFor = async (page: Page, wanted: number) => {
  const from = await timeOf(page)
  await expect
    .poll(() => timeOf(page), { timeout: wanted * 3000 + 20_000 })
    .toBeGreaterThan(from + wanted)
}

test('forty minutes play to the end, past renewals and a pause of two hours', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(110 * minute)
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  await context.addInitScript('delete window.showOpenFilePicker')
  const address = await publishLongFilm(page)

  const firstFrame = await noteFirstFrame(page)
  await page.goto(address)
  await startVideo(page)
  console.log(`  first frame after ${await firstFrame()} ms`)

  const { counts, letPass } = await shortenAddresses(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow)
  await page.clock.install()
  await page.goto(address)
  await startVideo(page)
  console.log(`  first frame at 1.5 Mbit/s after ${await firstFrame()} ms`)
  await noteTrouble(page)
  const video = videoOn(page)

  await playsFor(page, 40)
  console.log(`  played 40 s with ${counts.answers} answers of the gate`)
  expect(counts.answers).toBeGreaterThanOrEqual(3)

  await video.evaluate((element: HTMLVideoElement) => element.pause())
  await letPass(120 * minute)
  const resumed = Date.now()
  await video.evaluate((element: HTMLVideoElement) => element.play())
  // Further than what was loaded before the pause.
  await page.keyboard.press('5')
  await playsFor(page, 5)
  console.log(`  went on ${seconds(resumed)} s after two hours, 5 s of them played`)

  const sought = Date.now()
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 8
  })
  await expect.poll(() => timeOf(page)).toBeGreaterThan(longFilmMinutes * 60 - 8)
  console.log(`  plays near the end ${seconds(sought)} s after asking for it`)
  await expect(video).toHaveJSProperty('ended', true, { timeout: 30_000 })

  expect((await soundOf(page)).decoded).toBeGreaterThan(0)
  expect(await video.getAttribute('data-trouble')).toBeNull()
  console.log(`  ${counts.answers} answers, ${counts.refused} addresses were too old`)
})

import { randomInt } from 'node:crypto'
import { finder } from './card/finder.ts'
import { openCollector } from './card/listener.ts'
import { inDatabases, inFiles, inRedis, writeToRedis } from './card/places.ts'
import { openShopper, pay } from './card/shopper.ts'
import { readPage, watchTraffic } from './card/traffic.ts'
import { newBuyer } from './lib/buyer.ts'
import { makeForSale } from './lib/contents.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { openTables } from './lib/tables.ts'
import { sendFile } from './lib/upload.ts'

const card = { wrong: '4000002760000017', right: '4000002760000016' }

/** Files in which what was planted must be found. */
const plantedFiles = { 'the database': /\/cluster\/(base|pg_wal)\//, 'the store': /\/s3\// }
/** Files in which it is not, and which must have been read, or "absent" says nothing about them. */
const readFiles = { 'the api': /\/api\.log$/, 'the workflow engine': /\/restate\// }

/**
 * A card is typed and charged, and then its number is looked for everywhere. `--short` changes
 * nothing. A second number, which someone writes into their profile on purpose, must be found by
 * the same search: otherwise it would prove nothing. It is another one in every run, so that what
 * an earlier run left on disk is not taken for it.
 */
export const fault: Fault = async (open) => {
  const planted = `4539${randomInt(1e11, 1e12)}`
  await using collector = await openCollector()
  const stack = await open({
    build: true,
    front: true,
    environment: { OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' },
  })
  await using tables = openTables(stack.env.DATABASE_URL)
  const buyer = await newBuyer(stack, tables)
  const content = await makeForSale(tables)

  await using shopper = await openShopper(stack.origin, buyer)
  const sentByNow = watchTraffic(shopper.context, stack.origin)
  const pages: string[] = []
  const look = async (page: Parameters<typeof readPage>[0]) => {
    pages.push(await readPage(page, stack.origin))
  }
  const url = `${stack.origin}/checkout?type=content&id=${content}`
  const page = await pay(shopper.context, url, card, look)
  await page.evaluate(
    ([id, bio]) =>
      fetch(`/api/profile/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ bio }),
      }).then(() => {}),
    [buyer.id, planted],
  )
  await page.goto(`${stack.origin}/profile/${buyer.username}`)
  await page.getByText(planted).waitFor()
  await look(page)
  await writeToRedis(stack, planted)
  const picture = { purpose: 'avatar', name: 'me.jpg', type: 'image/jpeg' }
  await sendFile(buyer, picture, Buffer.from(planted))
  // Traces travel in batches; the last ones leave when the processes end.
  await stack.stop()

  const sent = await sentByNow()
  const finders = [card.wrong, card.right, planted].map(finder)
  const files = await inFiles(stack, finders)
  const countIn = (all: readonly (Buffer | string)[]) =>
    finders.map((find) => all.filter(find).map(() => 'once'))
  const places = {
    'a request to our origin': countIn(sent),
    'a page of ours': countIn(pages),
    'a trace': countIn(collector.traces),
    'a table': await inDatabases(stack, finders),
    Redis: await inRedis(stack, finders),
    'a file or a log': files.found,
  }

  const absent = new Figure('card.absent')
  for (const [where, [wrong = [], right = []]] of Object.entries(places)) {
    absent.count(wrong.length === 0 ? undefined : `${card.wrong} is in ${where}: ${wrong}`)
    absent.count(right.length === 0 ? undefined : `${card.right} is in ${where}: ${right}`)
  }
  const searchWorks = new Figure('card.search-works')
  const { 'a trace': _, ...searched } = places
  for (const [where, [, , found = []]] of Object.entries(searched)) {
    searchWorks.count(found.length > 0 ? undefined : `what was planted is not found in ${where}`)
  }
  const plantedIn = files.found[2] ?? []
  for (const [whose, path] of Object.entries(plantedFiles)) {
    const isFound = plantedIn.some((one) => path.test(one))
    searchWorks.count(isFound ? undefined : `what was planted is in no file of ${whose}`)
  }
  for (const [whose, path] of Object.entries(readFiles)) {
    const isRead = files.searched.some((one) => path.test(one))
    searchWorks.count(isRead ? undefined : `no file of ${whose} was read`)
  }
  searchWorks.count(collector.traces.length > 0 ? undefined : 'there were no traces')
  searchWorks.count(
    collector.traces.some((trace) => trace.includes('POST confirmOrder'))
      ? undefined
      : 'no trace tells of checkout',
  )
  return printAll([absent, searchWorks])
}

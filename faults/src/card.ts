import { startStack } from '@fanfare/ops'
import { openCollector } from './card/listener.ts'
import { finder } from './card/marks.ts'
import { databasesWith, filesWith } from './card/places.ts'
import { openShopper, pay } from './card/shopper.ts'
import { readPage, watchTraffic } from './card/traffic.ts'
import { newBuyer } from './lib/buyer.ts'
import { Figure, printAll } from './lib/figures.ts'
import { makeForSale } from './lib/pieces.ts'
import { openTables } from './lib/tables.ts'

/**
 * A card is typed and charged, and then its number is looked for everywhere. `--short` changes
 * nothing. A second number, which someone writes into their profile on purpose, must be found by
 * the same search: otherwise it would prove nothing.
 */
const card = { wrong: '4000002760000017', right: '4000002760000016' }
const planted = '4539148803436467'

await using collector = await openCollector()
await using stack = await startStack('faults', {
  build: true,
  front: true,
  environment: { OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' },
})
await using tables = openTables(stack.env.DATABASE_URL)
const buyer = await newBuyer(stack, tables)
const piece = await makeForSale(tables)

await using shopper = await openShopper(stack.origin, buyer)
const sentByNow = watchTraffic(shopper.context, stack.origin)
const pages: string[] = []
const look = async (page: Parameters<typeof readPage>[0]) => {
  pages.push(await readPage(page, stack.origin))
}
const url = `${stack.origin}/checkout?type=content&id=${piece}`
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
// Traces travel in batches; the last ones leave when the processes end.
await stack.stop()

const sent = await sentByNow()
const search = async (digits: string) => {
  const find = finder(digits)
  const files = await filesWith(stack, find)
  return {
    'a request to our origin': sent.filter(find).length,
    'a page of ours': pages.filter(find).length,
    'a trace': collector.traces.filter(find).length,
    'a table': (await databasesWith(stack, find)).join(', ') || 0,
    'a file or a log': files.found.join(', ') || 0,
  }
}

const absent = new Figure('card.absent')
for (const digits of Object.values(card)) {
  for (const [where, found] of Object.entries(await search(digits))) {
    absent.count(found === 0 ? undefined : `${digits} is in ${where}: ${found}`)
  }
}
const searchWorks = new Figure('card.search-works')
const { 'a trace': _, ...places } = await search(planted)
for (const [where, found] of Object.entries(places)) {
  searchWorks.count(found === 0 ? `what was planted is not found in ${where}` : undefined)
}
searchWorks.count(collector.traces.length > 0 ? undefined : 'there were no traces')
searchWorks.count(
  collector.traces.some((trace) => trace.includes('POST confirmOrder'))
    ? undefined
    : 'no trace tells of checkout',
)
process.exitCode = printAll([absent, searchWorks]) ? 0 : 1

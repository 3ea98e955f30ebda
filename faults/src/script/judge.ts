import { Figure } from '../lib/figures.ts'
import { markerOf, payloadOf } from './payload.ts'
import type { Planted } from './plant.ts'
import { labelOf, type Text } from './texts.ts'

/** Compared, parsed or looked up, and not kept as they are: by the name of the field. */
const notKept = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'pendingToken',
  'code',
  'recoveryCode',
  'timeZone',
  'timezone',
  'cursor',
  'filters',
  'tag',
  'file_type',
])

/** Taken, and shown on no screen that is opened here, each with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'contactSupport body message': 'goes to support',
  'contactSupportAsGuest body message': 'goes to support',
  'reportContent body details': 'goes to moderators, who have no screen yet',
  'trackSearchClick body query': 'is only counted',
}

const nameOf = ({ steps }: Text) => String(steps.findLast(({ key }) => key !== 0)?.key)

/** Markup where a shape is asked for is refused, prose is taken, and nothing breaks the server. */
export const tryFields = (planted: readonly Planted[]) => {
  const figure = new Figure('script.fields')
  for (const { text, isTaken, answer } of planted) {
    const isProse = text.shape === 'prose' || text.shape === 'document'
    const holds = answer.status < 500 && (isProse ? isTaken || notKept.has(nameOf(text)) : !isTaken)
    const { status, body } = answer
    figure.count(holds ? undefined : `${labelOf(text)}: ${status} ${JSON.stringify(body)}`)
  }
  return figure
}

/** What could be read on pages, so that it is known of each text whether it was shown. */
export const openReading = (texts: readonly Text[]) => {
  const payloads = new Map(
    texts.map(({ number, longest }) => [number, payloadOf(number, longest).toLowerCase()]),
  )
  const seen = new Set<number>()
  const swallowed = new Set<string>()
  return {
    /** A text that begins somewhere has its markup behind it, letter by letter. */
    read(where: string, page: string) {
      const folded = page.toLowerCase()
      for (const [number, payload] of payloads) {
        if (!folded.includes(markerOf(number))) continue
        if (folded.includes(payload)) seen.add(number)
        else swallowed.add(`${markerOf(number)} on ${where}`)
      }
    },
    tryShown(planted: readonly Planted[]) {
      const figure = new Figure('script.shown')
      for (const { text, isTaken } of planted) {
        const label = labelOf(text)
        if (!isTaken || text.part === 'query' || label in unseen) continue
        figure.count(seen.has(text.number) ? undefined : `${label} was read nowhere`)
      }
      return figure
    },
    trySwallowed() {
      const figure = new Figure('script.whole')
      for (const _ of seen) figure.count(undefined)
      for (const one of swallowed) figure.count(`${one} lacks its markup`)
      return figure
    },
  }
}
export type Reading = ReturnType<typeof openReading>

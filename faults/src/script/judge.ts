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
  'emoji',
  'file_type',
  'username',
])

/** Not taken because of what stands beside them: another route takes the same text. */
const elsewhere = new Set(['arrangeContentPictures body words.0.altText'])

/** Taken, and shown on no screen that is opened here, each with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'addContentPicture body altText': 'stands in a later step of the wizard',
  'answerPlatformRefund body words': 'is told to somebody else',
  'answerRefund body words': 'is told to somebody else',
  'askRefund body words': 'is told to a creator who does not look',
  'contactSupport body message': 'goes to support',
  'contactSupportAsGuest body message': 'goes to support',
  'createBroadcast body text': 'is read by subscribers',
  'createConversation body name': 'is kept of groups, and the example is of two people',
  'createContent body altText': 'stands in a later step of the wizard',
  'createContent body article': 'stands in a later step of the wizard',
  'createContent body chapters.0.title': 'stands in a later step of the wizard',
  'createSavedReply body name': 'stands in a menu of the composer',
  'createSavedReply body text': 'stands in a menu of the composer',
  'createUpload body file_name': 'is of a file that no post has',
  'giveTip body message': 'is told once the tip is charged',
  'refundSale body words': 'is told to somebody else',
  'registerAccount body name': 'is of somebody who does nothing',
  'reportContent body details': 'goes to moderators',
  'reportMessage body details': 'goes to moderators',
  'reportPerson body details': 'goes to moderators',
  ...Object.fromEntries(
    ['name', 'street', 'city', 'state', 'postalCode'].map((name) => [
      `saveBillingDetails body address.${name}`,
      'stands in a dialog and on later receipts',
    ]),
  ),
  'setCaptions body label': 'stands in the menu of a player',
  'trackSearch body query': 'is offered to whoever types in the search box',
  'trackSearchClick body query': 'is only counted',
  'updateBroadcast body text': 'is read by subscribers',
  'updateContent body chapters.0.title':
    'stands in the player of a film, of which there is none here',
  'updateSavedReply body name': 'stands in a menu of the composer',
  'updateSavedReply body text': 'stands in a menu of the composer',
  'updateWelcomeMessage body text': 'is told to new subscribers',
}

const nameOf = ({ steps }: Text) => String(steps.findLast(({ key }) => key !== 0)?.key)

const isElsewhere = (text: Text) => notKept.has(nameOf(text)) || elsewhere.has(labelOf(text))

/** Markup where a shape is asked for is refused, prose is taken, and nothing breaks the server. */
export const tryFields = (planted: readonly Planted[]) => {
  const figure = new Figure('script.fields')
  for (const { text, isTaken, answer } of planted) {
    const isProse = text.shape === 'prose' || text.shape === 'document'
    const holds = answer.status < 500 && (isProse ? isTaken || isElsewhere(text) : !isTaken)
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
        if (!isTaken || text.part === 'query' || isElsewhere(text) || label in unseen) continue
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

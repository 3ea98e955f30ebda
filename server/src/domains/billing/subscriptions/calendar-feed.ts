import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { idOfToken, isTokenOf, linkToken } from '../../../platform/secrets/link-token.ts'
import { readCalendarVersion } from '../customers/reader.ts'
import { shownMoney } from '../shared/words.ts'
import { type Coming, comingOf } from './coming.ts'
import { readRenewing } from './reader/subscriptions.ts'

const calendarPurpose = 'renewal-calendar'

export const calendarPathOf = (scope: Scope, id: AccountId, version: number) =>
  `/api/subscription/calendar/${linkToken(scope.config, calendarPurpose, { id, version })}`

export const calendarPath = async (scope: SignedInScope, db: Queryable) =>
  calendarPathOf(scope, scope.actor.accountId, await readCalendarVersion(db, scope.actor.accountId))

/** RFC 5545: a comma, a semicolon and a backslash mean something, and so does an end of line. */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** At most 75 octets; what is longer goes on after a space, never in the middle of a letter. */
const folded = (line: string) => {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

const stamp = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const eventOf = ({ subscriptionId, tier, at, total }: Coming, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${subscriptionId}-${stamp(at)}@fanfare`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(at)}`,
  'DURATION:PT15M',
  `SUMMARY:${escaped(`${tier} renews for ${shownMoney(total)}`)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

export const calendarOf = (coming: readonly Coming[], now: Date) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fanfare//Renewals//EN'],
    ...['CALSCALE:GREGORIAN', 'X-WR-CALNAME:Fanfare renewals', 'REFRESH-INTERVAL:PT12H'],
    ...coming.flatMap((one) => eventOf(one, now)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')

/** Anyone who has the link can read the calendar. */
export const readCalendar = async (scope: Scope, token: string) => {
  const id = idOfToken(token) as AccountId | null
  const version = id ? await readCalendarVersion(scope.db, id) : 0
  if (!id || !isTokenOf(scope.config, calendarPurpose, token, { id, version })) {
    return fail('subscription.not-found')
  }
  const now = scope.now()
  return calendarOf(await comingOf(scope.db, await readRenewing(scope.db, id), now), now)
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { followJournal, type Message, type PushEntry, type Stack } from '@fanfare/ops'
import { pushKey } from './unmarked.ts'
import type { AcceptedPush } from './world.ts'

interface AcceptedMail {
  readonly at: string
  readonly to: readonly string[]
  readonly messageId: string
  readonly text: string
}

/** What the outside world has accepted, in its own records. */
export interface Journals {
  readonly paths: Readonly<Record<'mail' | 'push', string>>
  readonly mails: readonly AcceptedMail[]
  readonly pushes: readonly AcceptedPush[]
  /** By the names that `unmarked.ts` gives them. */
  readonly accepted: ReadonlySet<string>
  /** Takes in what has come since. */
  look(): void
}

const isAccepted = (entry: PushEntry): entry is AcceptedPush => entry.kind === 'accepted'

const acceptedMail = ({ receivedAt: at, to, headers, text }: Message): AcceptedMail => ({
  at,
  to,
  messageId: headers['message-id'] ?? '',
  text,
})

/** Empty ones: from here on only what this run sends is in them. */
export const openJournals = ({ instance: { folder } }: Stack): Journals => {
  const paths = { mail: join(folder, 'mail.journal'), push: join(folder, 'push.journal') }
  for (const path of Object.values(paths)) rmSync(path, { force: true })
  const nextMails = followJournal<Message>(paths.mail)
  const nextPushes = followJournal<PushEntry>(paths.push)
  const mails: AcceptedMail[] = []
  const pushes: AcceptedPush[] = []
  const accepted = new Set<string>()
  return {
    paths,
    mails,
    pushes,
    accepted,
    look() {
      for (const mail of nextMails().map(acceptedMail)) {
        mails.push(mail)
        accepted.add(mail.messageId)
      }
      for (const entry of nextPushes().filter(isAccepted)) {
        pushes.push(entry)
        accepted.add(pushKey(entry.id, entry.message.topic))
      }
    },
  }
}

import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { after } from '../clock/after.ts'
import type { Config } from '../config/config.ts'
import { type DueTask, leasedTask } from '../events/due.ts'
import type { Scope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { type IsMailWanted, isSwitched } from './category.ts'
import { MailFailure } from './failure.ts'
import {
  claimBulkMails,
  claimMails,
  deleteMail,
  deleteOldMails,
  markSent,
  markUnsent,
} from './outbox.ts'
import { unsubscribeHeaders } from './unsubscribe.ts'

const retryMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 3_600_000)

const timeouts = {
  dnsTimeout: 3_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
}

/** A row of the outbox is tried again by us: the pool need not. */
const pool = { pool: true, maxConnections: 5, maxRequeues: 0 }

const withOptions = (address: string, options: Readonly<Record<string, number | boolean>>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, String(value))
  return url.href
}

type Mail = Awaited<ReturnType<typeof claimMails>>[number]

/** A queue of mails with a way out of its own. */
interface Lane {
  readonly name: string
  readonly address: string
  /** Longer than the time-outs together, so that nobody else begins while we wait. */
  readonly leaseMs: number
  readonly claim: typeof claimMails
}

/** The setting that decides about it, where one does. */
const subscriptionFor = ({ category, account_id: accountId }: Mail) =>
  isSwitched(category) && accountId ? { accountId, list: category } : null

/** Asked when a mail is about to leave: what was turned off meanwhile is not sent. */
const isWanted = async (scope: Scope, isMailWanted: IsMailWanted, mail: Mail) => {
  const of = subscriptionFor(mail)
  return !of || isMailWanted(scope.db, of.accountId, of.list)
}

const drop = (scope: Scope, mail: Mail) => scope.transact((tx) => deleteMail(tx, mail.id))

/**
 * Takes a few waiting mails with a lease, hands them over outside any transaction and records each result.
 * After a crash in between one is sent again under the same Message-ID, which mail programs show
 * once.
 */
const sender = (config: Config, isMailWanted: IsMailWanted, lane: Lane): DueTask => {
  const transport = createTransport(lane.address, { from: config.MAIL_FROM })
  const domain = new URL(config.PUBLIC_ORIGIN).hostname

  const handOver = (mail: Mail) => {
    const of = subscriptionFor(mail)
    return inSpan('mail.send', { kind: SpanKind.PRODUCER, parent: mail.trace }, () =>
      transport
        .sendMail({
          messageId: `<${mail.id}@${domain}>`,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
          headers: of ? unsubscribeHeaders(config, of) : {},
        })
        .catch((error: unknown) => {
          throw new MailFailure(error)
        }),
    ).then(
      () => null,
      (failure: MailFailure) => failure,
    )
  }

  const send = async (scope: Scope, mail: Mail) => {
    const failure = await handOver(mail)
    if (!failure) return scope.transact((tx) => markSent(tx, mail.id, scope.now()))
    const attempts = mail.attempts + 1
    const again = failure.isFinal ? null : after(scope.now(), retryMs(attempts))
    const error = failure.message
    scope.log.warn({ mail: mail.id, attempts, failure: error }, 'mail could not be sent')
    await scope.transact((tx) => markUnsent(tx, mail, { attempts, error, again }))
  }

  return leasedTask({
    name: lane.name,
    leaseMs: lane.leaseMs,
    claim: lane.claim,
    settle: async (scope, mail) =>
      (await isWanted(scope, isMailWanted, mail)) ? send(scope, mail) : drop(scope, mail),
  })
}

/** What somebody waits for: a few at a time, each over a connection of its own. */
export const sendMail = (config: Config, isMailWanted: IsMailWanted): DueTask =>
  sender(config, isMailWanted, {
    name: 'mail.send',
    address: withOptions(config.SMTP_URL, timeouts),
    leaseMs: 20_000,
    claim: claimMails,
  })

/** What very many get. However slow it is, only its own task waits for it. */
export const sendBulkMail = (config: Config, isMailWanted: IsMailWanted): DueTask =>
  sender(config, isMailWanted, {
    name: 'mail.send-bulk',
    address: withOptions(config.SMTP_BULK_URL ?? config.SMTP_URL, { ...timeouts, ...pool }),
    leaseMs: 300_000,
    claim: claimBulkMails,
  })

const keptMs = 30 * 86_400_000
const sweepSize = 1_000

/** What was sent is of use while someone may ask where it is. */
export const forgetOldMail: DueTask = {
  name: 'mail.forget-old',
  everyMs: 600_000,
  run: (scope) =>
    scope.transact((tx) => deleteOldMails(tx, after(scope.now(), -keptMs), sweepSize)),
}

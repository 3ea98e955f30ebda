import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { after } from '../clock/after.ts'
import type { Config } from '../config/config.ts'
import { type DueTask, leasedTask } from '../events/due.ts'
import type { Scope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { isSwitched, type ReadSwitches } from './category.ts'
import { MailFailure } from './failure.ts'
import { claimMails, deleteMail, deleteOldMails, markSent, markUnsent } from './outbox.ts'

const retryMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 3_600_000)

/** Longer than the time-outs below together, so that nobody else begins while we wait. */
const leaseMs = 20_000

const withTimeouts = (address: string) => {
  const url = new URL(address)
  url.searchParams.set('dnsTimeout', '3000')
  url.searchParams.set('connectionTimeout', '4000')
  url.searchParams.set('greetingTimeout', '4000')
  url.searchParams.set('socketTimeout', '8000')
  return url.href
}

type Mail = Awaited<ReturnType<typeof claimMails>>[number]

/** Asked when a mail is about to leave: what was turned off meanwhile is not sent. */
const isWanted = async (
  scope: Scope,
  readSwitches: ReadSwitches,
  { category, account_id }: Mail,
) => {
  if (!isSwitched(category) || !account_id) return true
  const switches = await readSwitches(scope.db, [account_id])
  return switches.get(account_id)?.[category] ?? true
}

const drop = (scope: Scope, mail: Mail) => scope.transact((tx) => deleteMail(tx, mail.id))

/**
 * Takes a few waiting mails with a lease, hands them over outside any transaction and records each result.
 * After a crash in between one is sent again under the same Message-ID, which mail programs show
 * once.
 */
export const sendMail = (config: Config, readSwitches: ReadSwitches): DueTask => {
  const transport = createTransport(withTimeouts(config.SMTP_URL), { from: config.MAIL_FROM })
  const domain = new URL(config.PUBLIC_ORIGIN).hostname

  const handOver = (mail: Mail) =>
    inSpan('mail.send', { kind: SpanKind.PRODUCER, parent: mail.trace }, () =>
      transport
        .sendMail({
          messageId: `<${mail.id}@${domain}>`,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
        })
        .catch((error: unknown) => {
          throw new MailFailure(error)
        }),
    ).then(
      () => null,
      (failure: MailFailure) => failure,
    )

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
    name: 'mail.send',
    leaseMs,
    claim: claimMails,
    settle: async (scope, mail) =>
      (await isWanted(scope, readSwitches, mail)) ? send(scope, mail) : drop(scope, mail),
  })
}

const keptMs = 30 * 86_400_000
const sweepSize = 1_000

/** What was sent is of use while someone may ask where it is. */
export const forgetOldMail: DueTask = {
  name: 'mail.forget-old',
  everyMs: 600_000,
  run: (scope) =>
    scope.transact((tx) => deleteOldMails(tx, after(scope.now(), -keptMs), sweepSize)),
}

import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { DueTask } from '../events/due.ts'
import { inSpan } from '../telemetry/tracing.ts'

const retryMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 3_600_000)

/** The receiving server's final no. A server that cannot be reached is tried for ever. */
const isRefused = (error: unknown) => {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 500 && responseCode < 600
}

/** Bodies can hold one-time links: they go as soon as nobody needs them. */
const emptied = { text_body: '', html_body: '' }

/** A server that hangs must let go of the row long before the database does. */
const withTimeouts = (address: string) => {
  const url = new URL(address)
  url.searchParams.set('connectionTimeout', '5000')
  url.searchParams.set('greetingTimeout', '5000')
  url.searchParams.set('socketTimeout', '10000')
  return url.href
}

/**
 * Sends one waiting mail. The row stays locked while the server takes it and is marked in the same
 * transaction; after a crash in between it is sent again under the same Message-ID, which mail
 * programs show once.
 */
export const sendMail = (config: Config): DueTask => {
  const transport = createTransport(withTimeouts(config.SMTP_URL), { from: config.MAIL_FROM })
  const domain = new URL(config.PUBLIC_ORIGIN).hostname
  return {
    name: 'mail.send',
    run: (scope) =>
      scope.transact(async (tx) => {
        const mail = await tx.q
          .selectFrom('platform.outgoing_mail')
          .selectAll()
          .where('due_at', '<=', scope.now())
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!mail) return 0
        const update = tx.q.updateTable('platform.outgoing_mail').where('id', '=', mail.id)
        try {
          await inSpan('mail.send', { kind: SpanKind.PRODUCER, parent: mail.trace }, () =>
            transport.sendMail({
              messageId: `<${mail.id}@${domain}>`,
              to: mail.recipient,
              subject: mail.subject,
              text: mail.text_body,
              html: mail.html_body,
            }),
          )
          await update
            .set({ due_at: null, sent_at: scope.now(), error: null, ...emptied })
            .execute()
        } catch (error) {
          const attempts = mail.attempts + 1
          const again = new Date(scope.now().getTime() + retryMs(attempts))
          const fate = isRefused(error) ? { due_at: null, ...emptied } : { due_at: again }
          await update.set({ attempts, error: (error as Error).message, ...fate }).execute()
          scope.log.warn({ mail: mail.id, attempts, err: error }, 'mail could not be sent')
        }
        return 1
      }),
  }
}

const keptMs = 30 * 86_400_000

/** What was sent is of use while someone may ask where it is. */
export const forgetOldMail: DueTask = {
  name: 'mail.forget-old',
  everyMs: 600_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const old = new Date(scope.now().getTime() - keptMs)
      await tx.q
        .deleteFrom('platform.outgoing_mail')
        .where('due_at', 'is', null)
        .where('created_at', '<', old)
        .execute()
      return 0
    }),
}

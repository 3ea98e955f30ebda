import pino from 'pino'
import { errorLine } from './error-lines.ts'

const secret = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'ticket',
  'recoveryCode',
  'secret',
  'clientSecret',
  'client_secret',
  'email',
  'newEmail',
  'birthDate',
  'authorization',
  'cookie',
  '["set-cookie"]',
]

/** Secrets and personal data never reach a log, wherever in the object they stand. */
const redacted = secret.flatMap((name) => {
  const path = name.startsWith('[') ? name : `.${name}`
  return [name, `*${path}`, `*.*${path}`]
})

export const createLog = (service: string, level: string, destination?: pino.DestinationStream) =>
  pino(
    {
      level,
      base: { service },
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: { err: errorLine },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )

export type Log = ReturnType<typeof createLog>

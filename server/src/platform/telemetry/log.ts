import pino from 'pino'

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
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )

export type Log = ReturnType<typeof createLog>

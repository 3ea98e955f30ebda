import pg from 'pg'

/** Where it happened, without the first lines, which repeat the message. */
const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * PostgreSQL quotes what was stored or sent: "Key (email)=(ada@…) already exists", "Failing row
 * contains (…)", "invalid input syntax for type uuid: …". What is kept names the place and the rule.
 */
const databaseError = (error: pg.DatabaseError) => ({
  type: 'DatabaseError',
  message: `PostgreSQL refused with ${error.code ?? 'no code'}`,
  code: error.code,
  severity: error.severity,
  schema: error.schema,
  table: error.table,
  column: error.column,
  constraint: error.constraint,
  routine: error.routine,
  stack: frames(error.stack),
})

/**
 * What a log keeps of an error. Libraries put what they were given into further properties, so only
 * those named here are kept, also of the errors that caused it.
 */
export const errorLine = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError) return databaseError(error)
  if (!(error instanceof Error)) return error
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorLine) } : {}),
  }
}

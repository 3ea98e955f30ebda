import pg from 'pg'

/** Whether a write was refused because a row with the same value is there already. */
export const violates = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

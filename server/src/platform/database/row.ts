import type { Insertable, Selectable } from 'kysely'
import type { DB } from './schema.gen.ts'

/** A row as the database knows it; readers narrow columns such as ids and states to our own types. */
export type Row<Table extends keyof DB> = Readonly<Selectable<DB[Table]>>

/** What an insert takes: columns that have a default may be left out. */
export type NewRow<Table extends keyof DB> = Readonly<Insertable<DB[Table]>>

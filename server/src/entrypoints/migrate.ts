import { readConfig } from '../platform/config/config.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openStorage } from '../platform/storage/storage.ts'

/** Brings what is kept outside the processes to where this build expects it. */
const config = readConfig()
await migrate(config.DATABASE_URL, (line) => console.log(line))
const storage = openStorage(config)
await storage.prepare()
storage.close()
console.log('The database and the buckets are up to date.')

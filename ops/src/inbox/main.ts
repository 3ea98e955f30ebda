import { Journal } from '../lib/journal.ts'
import { http } from './http.ts'
import { smtp } from './smtp.ts'
import { Store } from './store.ts'

/** With a journal, what was accepted outlives a kill. */
const [smtpPort, httpPort, journal] = process.argv.slice(2)
const store = new Store(journal ? new Journal(journal) : undefined)
smtp(store).listen(Number(smtpPort), '127.0.0.1')
http(store).listen(Number(httpPort), '127.0.0.1')

import { Journal } from '../lib/journal.ts'
import { http } from './http.ts'
import { Store } from './store.ts'

/** With a journal, subscriptions and what was accepted outlive a kill. */
const [port, journal] = process.argv.slice(2)
const store = new Store(journal ? new Journal(journal) : undefined)
http(store, `http://127.0.0.1:${port}`).listen(Number(port), '127.0.0.1')

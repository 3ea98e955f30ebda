import { http } from './http.ts'
import { smtp } from './smtp.ts'
import { Store } from './store.ts'

const [smtpPort, httpPort] = process.argv.slice(2).map(Number)
const store = new Store()
smtp(store).listen(smtpPort, '127.0.0.1')
http(store).listen(httpPort, '127.0.0.1')

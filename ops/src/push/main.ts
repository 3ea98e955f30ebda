import { http } from './http.ts'
import { Store } from './store.ts'

const port = Number(process.argv[2])
http(new Store(), `http://127.0.0.1:${port}`).listen(port, '127.0.0.1')

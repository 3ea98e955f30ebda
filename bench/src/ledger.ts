import { measureCharges } from './ledger/charging.ts'
import { measurePosting } from './ledger/posting.ts'
import { finish, printNoted } from './lib/figure.ts'

const figures = await measurePosting()
const { charged, seconds } = await measureCharges()
printNoted('ledger.charges', charged / seconds, '/s')
finish(figures)

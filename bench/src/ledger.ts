import { measureCharges } from './ledger/charging.ts'
import { measurePosting } from './ledger/posting.ts'
import { finish } from './lib/figure.ts'

const figures = await measurePosting()
const { charged, seconds } = await measureCharges()
console.log(
  `charge workflows ${(charged / seconds).toFixed(1)} per second (${charged} renewals in ${seconds.toFixed(1)} s)`,
)
finish(figures)

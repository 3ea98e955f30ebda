import { toSeconds } from '../clock.ts'
import { type Call, get } from '../http/call.ts'
import { listBy, readById } from './reads.ts'

const movementsUrl = '/v1/balance_transactions'

/** Summed by the database, whose integers are exact; one line for each currency there ever was. */
async function balance({ tx, now }: Call): Promise<object> {
  const { rows } = await tx.query<{ currency: string; available: string; pending: string }>(
    `with movements as (
       select data ->> 'currency' as currency, (data -> 'net')::bigint as net,
         (data -> 'available_on')::bigint <= $1 as is_available
       from sandbox_pay.objects where kind = 'balance_transaction'
     )
     select currency,
       coalesce(sum(net) filter (where is_available), 0) as available,
       coalesce(sum(net) filter (where not is_available), 0) as pending
     from movements group by currency order by currency`,
    [toSeconds(now)],
  )
  const line = (currency: string, sum: string) => ({
    amount: Number(sum),
    currency,
    source_types: { card: Number(sum) },
  })
  return {
    object: 'balance',
    livemode: false,
    available: rows.map((row) => line(row.currency, row.available)),
    pending: rows.map((row) => line(row.currency, row.pending)),
  }
}

export const balances = [
  get('/v1/balance', balance),
  listBy('balance_transaction', movementsUrl, ['currency', 'source', 'type']),
  readById('balance_transaction', movementsUrl),
]

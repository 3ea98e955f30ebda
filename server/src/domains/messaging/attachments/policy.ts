import type { Grants } from '../../entitlements/index.ts'
import { messageResource } from '../../entitlements/index.ts'
import type { MessageRow } from '../messages/reader.ts'

type Sold = Pick<MessageRow, 'id' | 'sender_id' | 'price'>

/** Bought, wherever the message and its buyer are by now. */
export const holds = ({ id, price }: Sold, grants: Grants) =>
  price !== null && grants.holds(messageResource(id))

/** Who may read the message may open what is attached, unless it is sold and they have not bought it. */
export const isLocked = (row: Sold, accountId: string, grants: Grants) =>
  row.price !== null && row.sender_id !== accountId && !holds(row, grants)

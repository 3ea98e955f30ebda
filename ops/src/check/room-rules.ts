/**
 * The rooms of a large domain, from the bottom up. Imports go down only; those on one line do not know
 * each other. What stands beside the domain's index is above all of them.
 */
export const roomOrders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  billing: [
    ['shared', 'gateways'],
    ['customers'],
    ['orders'],
    ['tiers'],
    ['promotions'],
    ['holidays'],
    ['payments'],
    ['tips'],
    ['refunds'],
    ['subscriptions'],
    ['purchases', 'attachments'],
    ['gifts'],
    ['checkout'],
    ['disputes'],
    ['receipts'],
    ['evidence', 'audience', 'earnings'],
    ['silence', 'departures', 'removals', 'provider-events'],
  ],
}

/** Why a file of one room may not import one of another, or nothing. */
export function forbiddenRoom(
  domain: string,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const order = roomOrders[domain]
  if (!order || from === undefined || from === to) return undefined
  const rank = (room: string) => order.findIndex((level) => level.includes(room))
  if (rank(from) < 0) return `${from}/ has no place in the order of ${domain}`
  if (to === undefined) return `${from}/ is below what stands at the root of ${domain}`
  if (rank(to) < 0) return `${to}/ has no place in the order of ${domain}`
  return rank(to) < rank(from)
    ? undefined
    : `${from}/ is below or beside ${to}/: imports between rooms go down only`
}

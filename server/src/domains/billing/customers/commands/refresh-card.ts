import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import type { ReceivedEvent } from '../../gateways/news.ts'
import { deleteMethod, setDates } from '../writer.ts'

/** A card network has renewed it, or somebody has taken it off file at the provider. */
export const refreshCard = async (scope: Scope, { type, object_id: id, said }: ReceivedEvent) => {
  const isGone = type.endsWith('detached')
  const told = said?.about === 'card' ? said.card : null
  const card = isGone ? null : (told ?? (await providerOf(scope).readCard(id)))
  await scope.transact((tx) => (card ? setDates(tx, card) : deleteMethod(tx, id)))
}

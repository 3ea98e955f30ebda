import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import { deleteMethod, setDates } from '../writer.ts'

interface CardEvent {
  readonly type: string
  readonly object_id: string
}

/** A card network has renewed it, or somebody has taken it off file at the provider. */
export const refreshCard = async (scope: Scope, { type, object_id: id }: CardEvent) => {
  const card = type.endsWith('detached') ? null : await providerOf(scope).readCard(id)
  await scope.transact((tx) => (card ? setDates(tx, card) : deleteMethod(tx, id)))
}

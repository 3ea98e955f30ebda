import { useCommand } from '../../../../core/api/api.ts'

/** Starts a subscription that costs nothing today, and reads again what it unlocks. */
export const useStart = () =>
  useCommand('startSubscription', {
    refresh: ['listSubscriptions', 'readSpending', 'readContent', 'listTiers'],
  })

import { useCommand } from '../../../../core/api/api.ts'

/** What costs nothing today starts with a word; whatever it opens is then read again. */
export const useStart = () =>
  useCommand('startSubscription', {
    refresh: ['listSubscriptions', 'readSpending', 'readContent', 'listTiers'],
  })

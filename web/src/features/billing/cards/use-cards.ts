import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../../core/api/api.ts'

/** The default one first, then the newest. */
export const useSavedCards = () => {
  const read = useQuery(readOf('listPaymentMethods'))
  const cards = read.data?.methods.toSorted(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) || other.addedAt.localeCompare(one.addedAt),
  )
  return { ...read, cards }
}
export type SavedCards = ReturnType<typeof useSavedCards>

const refresh = ['listPaymentMethods'] as const
export const useAddCard = () => useCommand('addPaymentMethod', { refresh })
export const useChooseDefault = () => useCommand('chooseDefaultPaymentMethod', { refresh })
export const useRemoveCard = () => useCommand('removePaymentMethod', { refresh })

import type { SavedCard } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import type { Provider } from '../provider/provider.ts'
import { useAddCard } from './use-cards.ts'

type Typed = Parameters<Provider['confirmCardSetup']>[1]['payment_method']

const refused = 'Your card wasn’t accepted. It wasn’t charged or saved.'
const wordsOf = (error: unknown) =>
  error instanceof ProblemError ? error.problem.detail : 'Our payment provider isn’t responding.'

/** Puts a typed card on file: the provider takes it, then we ask the provider which one it was. */
export const useTakeCard = (provider: Provider, onAdded: (card: SavedCard) => void) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { run: begin } = useCommand('beginPaymentMethod')
  const { run: add } = useAddCard()

  const take = async (typed: Typed) => {
    setBusy(true)
    setFailure(null)
    try {
      const { clientSecret } = await begin({})
      const taken = await provider.confirmCardSetup(clientSecret, { payment_method: typed })
      if ('error' in taken) return setFailure(taken.error.message ?? refused)
      const { method } = await add({ body: { setupIntent: taken.setupIntent.id } })
      onAdded(method)
    } catch (error) {
      setFailure(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { take, busy, failure }
}

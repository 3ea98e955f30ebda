import type { TierOffer } from '@fanfare/contract'
import { Gift } from 'lucide-react'
import { Button } from '../../../../ui/form/button.tsx'

/** The same tier for somebody else, for a time that does not renew. */
export const GiveInstead = ({ tier: { id } }: { tier: TierOffer }) => (
  <Button variant="outline" icon={<Gift size={16} />} href={`/checkout?type=gift-term&id=${id}`}>
    Give as a gift
  </Button>
)

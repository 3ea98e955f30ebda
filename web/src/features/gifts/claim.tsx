import type { GiftOffer } from '@fanfare/contract'
import { CommandError } from '../../core/api/failure.tsx'
import { ownTimeZone } from '../../core/format/time-zone.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { entranceHref } from '../../core/session/next.ts'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { claimStatusWords, openHref, openLabel } from './claim-words.ts'
import { useClaimGift } from './use-gifts.ts'

type Props = { offer: GiftOffer; token: string }

/** What the person looking can do with it. Signing in or up returns to the same link. */
export function Claim({ offer, token }: Props) {
  return (
    <>
      <p>{claimStatusWords(offer)}</p>
      <Way offer={offer} token={token} />
    </>
  )
}

function Way({ offer, token }: Props) {
  const { item, claimStatus } = offer
  switch (claimStatus) {
    case 'open':
      return <ClaimButton token={token} />
    case 'sign-in':
      return <Entrances token={token} />
    case 'gone':
    case 'unavailable':
      return null
    default:
      return (
        <Button variant="primary" size="lg" wide href={openHref(item)}>
          {openLabel(item)}
        </Button>
      )
  }
}

function ClaimButton({ token }: { token: string }) {
  const claim = useClaimGift()
  const take = async () => {
    // Once claimed, the page replaces this button, which must still lead to the gift.
    const request = { params: { token }, body: { timeZone: ownTimeZone() } }
    const claimed = await claim.run(request).catch(() => null)
    if (claimed) await go(openHref(claimed.item))
  }
  return (
    <>
      <CommandError title="We couldn’t claim this gift" error={claim.error} />
      <Button variant="primary" size="lg" wide loading={claim.isPending} onClick={take}>
        Claim your gift
      </Button>
    </>
  )
}

function Entrances({ token }: { token: string }) {
  const here = `/gift/${token}`
  return (
    <div className={layout.row12}>
      <Button variant="primary" size="lg" wide href={entranceHref('/register', here)}>
        Create an account
      </Button>
      <Button variant="outline" size="lg" wide href={entranceHref('/login', here)}>
        Sign in
      </Button>
    </div>
  )
}

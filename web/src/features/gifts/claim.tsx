import type { GiftOffer } from '@fanfare/contract'
import { go } from '../../app/app-link.tsx'
import { entranceHref } from '../../app/next.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './gifts.module.css'
import { useClaimGift } from './use-gifts.ts'

type Props = { offer: GiftOffer; token: string }

/** What whoever looks can do with it; signing in or up comes back to the same link. */
export function Claim({ offer, token }: Props) {
  const open = (
    <Button variant="primary" size="lg" wide href={`/content/${offer.piece.id}`}>
      Open it
    </Button>
  )
  switch (offer.standing) {
    case 'open':
      return <ClaimButton offer={offer} token={token} />
    case 'sign-in':
      return <Entrances token={token} />
    case 'yours':
      return (
        <>
          <p>You have claimed it. It is yours to keep.</p>
          {open}
        </>
      )
    case 'owned':
      return (
        <>
          <p>
            You have this piece already, so the gift stays unclaimed. Pass the link on to somebody
            else.
          </p>
          {open}
        </>
      )
    case 'own-piece':
      return (
        <>
          <p>This piece is your own. Pass the link on to somebody else.</p>
          {open}
        </>
      )
    case 'gone':
      return (
        <p>
          {offer.state === 'returned'
            ? 'It was returned to its giver and cannot be claimed any more.'
            : 'Somebody has claimed it already.'}
        </p>
      )
  }
}

function ClaimButton({ offer, token }: Props) {
  const claim = useClaimGift()
  const take = async () => {
    // Once it is claimed the page says so in place of this button, which must still lead on.
    const claimed = await claim.mutateAsync({ params: { token } }).catch(() => null)
    if (claimed) await go(`/content/${claimed.contentId}`)
  }
  return (
    <>
      {claim.error && (
        <FormError title="It could not be claimed">{claim.error.problem.detail}</FormError>
      )}
      <p>It is paid for. Nothing is charged to you, and it is yours to keep.</p>
      <Button variant="primary" size="lg" wide loading={claim.isPending} onClick={take}>
        Claim “{offer.piece.title}”
      </Button>
    </>
  )
}

function Entrances({ token }: { token: string }) {
  const here = `/gift/${token}`
  return (
    <>
      <p>It is paid for. Make an account or sign in, and it is yours to keep.</p>
      <div className={styles.entrances}>
        <Button variant="primary" size="lg" wide href={entranceHref('/register', here)}>
          Create an account
        </Button>
        <Button variant="outline" size="lg" wide href={entranceHref('/login', here)}>
          Sign in
        </Button>
      </div>
    </>
  )
}

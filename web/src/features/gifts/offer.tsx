import type { GiftOffer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { readOf } from '../../app/api.ts'
import { coverProps } from '../../app/covers.ts'
import { CoverPattern } from '../../ui/cover-pattern.tsx'
import { Claim } from './claim.tsx'
import styles from './gifts.module.css'

type Props = { offer: GiftOffer; token: string }

export function Offer({ offer, token }: Props) {
  const { from, piece, message } = offer
  return (
    <article className={styles.offer}>
      <Cover id={piece.id} />
      <p className={styles.from}>
        <Gift size={16} /> {from} has a gift for you
      </p>
      <h1 className={styles.title}>{piece.title}</h1>
      {piece.creator && <p className={styles.hint}>By {piece.creator.displayName}</p>}
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <Claim offer={offer} token={token} />
    </article>
  )
}

/** What everybody can see of the piece; the gift stands without. */
function Cover({ id }: { id: GiftOffer['piece']['id'] }) {
  const { data } = useQuery(readOf('readContent', { params: { id }, query: {} }))
  const cover = data?.content.cover
  if (!cover) return <CoverPattern seed={id} className={styles.cover} />
  return <img {...coverProps(cover, '480px')} className={styles.cover} alt="" />
}

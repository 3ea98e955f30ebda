import type { GiftOffer } from '@fanfare/contract'
import { Gift } from 'lucide-react'
import { CheckList } from '../../ui/layout/check-list.tsx'
import typography from '../../ui/text/typography.module.css'
import { Claim } from './claim.tsx'
import { Cover } from './cover.tsx'
import styles from './gifts.module.css'
import { useShown } from './use-shown.ts'

type Props = { offer: GiftOffer; token: string }

export function Offer({ offer, token }: Props) {
  const { from, item, message } = offer
  const { cover, benefits } = useShown(item)
  return (
    <article className={styles.offer}>
      <Cover seed={item.id} picture={cover} />
      <p className={styles.from}>
        <Gift size={16} /> {from} sent you a gift
      </p>
      <h1 className={styles.title}>{item.title}</h1>
      {item.creator && <p className={typography.hint}>By {item.creator.displayName}</p>}
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <CheckList label="What’s included" lines={benefits} />
      <Claim offer={offer} token={token} />
    </article>
  )
}

import type { GiftView } from '@fanfare/contract'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import typography from '../../ui/text/typography.module.css'
import { againHref, giftTones, giftWords, stateWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { MailForm } from './mail-form.tsx'
import { MessageForm } from './message-form.tsx'
import { ShareLink } from './share-link.tsx'

export function GivenGift({ gift }: { gift: GiftView }) {
  const { id, item, state, link, message } = gift
  return (
    <article className={styles.given}>
      <header className={layout.stack8}>
        <p className={styles.line}>
          <Badge tone={giftTones[state]}>{stateWords[state]}</Badge>
        </p>
        <h1 className={styles.title}>Your gift: {item.title}</h1>
        <p className={typography.hint}>{giftWords(gift)}</p>
      </header>
      {link && (
        <>
          <ShareLink gift={gift} link={link} />
          <MessageForm gift={gift} />
          <MailForm gift={gift} />
        </>
      )}
      {!link && message && <blockquote className={styles.message}>{message}</blockquote>}
      <footer className={layout.row12}>
        <Button variant="outline" href={againHref(item)}>
          Give another
        </Button>
        <Link href={`/receipts/${id}`}>View receipt</Link>
      </footer>
    </article>
  )
}

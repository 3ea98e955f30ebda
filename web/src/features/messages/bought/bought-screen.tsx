import type { BoughtAttachments } from '@fanfare/contract'
import { MessageCircle } from 'lucide-react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { usePages } from '../../../core/api/pages.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { dateText } from '../../../ui/text/dates.ts'
import { PageHead, PurchaseTabs } from '../../library/index.ts'
import { OpenAttachments } from '../attachments/open-attachments.tsx'
import { hrefOf } from '../words.ts'
import styles from './bought.module.css'

/** What somebody bought in messages, also where the message or the conversation is gone. */
export function BoughtScreen() {
  useTitle('Purchases')
  const { data, ...list } = usePages(
    'listBoughtAttachments',
    { query: { limit: 24 } },
    { isFresh: true },
  )
  const rows = data?.pages.flatMap(({ bought }) => bought)
  return (
    <>
      <PageHead title="Purchases" />
      <PurchaseTabs current="/library/purchases/messages" />
      {rows?.length === 0 && !list.hasNextPage && (
        <EmptyState
          level={3}
          icon={<MessageCircle size={24} />}
          title="No purchases from messages yet"
          action={<Button href="/messages">Open Messages</Button>}
        >
          Photos, videos and files you buy in messages will show up here. They’re yours to keep.
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {rows?.map((row) => (
          <li key={row.messageId}>
            <Bought row={row} />
          </li>
        ))}
      </ul>
      <MoreOf what="purchases" list={{ ...list, rows }} />
    </>
  )
}

function Bought({ row }: { row: BoughtAttachments }) {
  const { messageId: id, conversationId, sender, attachments, boughtAt } = row
  const by = sender?.displayName ?? 'Creator not available'
  return (
    <article className={styles.bought} aria-label={`From ${by}, ${dateText(boughtAt)}`}>
      <header className={styles.head}>
        <Avatar
          name={by}
          seed={sender?.username ?? id}
          picture={avatarOf(sender?.picture ?? null)}
          size={40}
        />
        <div className={styles.who}>
          <h3 className={styles.name}>{by}</h3>
          <p className={styles.when}>Bought {dateText(boughtAt)}</p>
        </div>
        {sender && <Link href={hrefOf(conversationId)}>Open the conversation</Link>}
      </header>
      <OpenAttachments carrier={{ id, attachments, by, clientId: '', isSold: true }} />
    </article>
  )
}

import type { Viewer } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronRight, MessageCircleQuestion, SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { LinkTabs } from '../../../ui/layout/tabs.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { countUpTo } from '../../../ui/text/count-up-to.ts'
import { SearchInput } from '../search-input.tsx'
import { hrefOf, type Tab } from '../words.ts'
import styles from './conversation-list.module.css'
import { ConversationRows } from './conversation-rows.tsx'

const Broadcasts = lazyComponent(() => import('../broadcasts/broadcasts.tsx'), 'Broadcasts')

const tabs = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['groups', 'Groups'],
] as const

type Props = { viewer: Viewer; tab: Tab; openId: string | null; onNew: () => void }

const countText = (count: number) => countUpTo(count, limits.unreadConversations)

/** Everything somebody has to read, with requests in a folder of their own. */
export function ConversationList({ viewer, tab, openId, onNew }: Props) {
  const [q, setQ] = useState('')
  const unread = useQuery(readOf('readUnreadConversations')).data
  const isRequests = tab === 'requests'
  return (
    <section className={styles.list} aria-labelledby="conversations">
      <header className={styles.head}>
        {isRequests && (
          <IconButton label="Back to all conversations" icon={<ArrowLeft />} href={hrefOf()} />
        )}
        <h1 id="conversations" className={styles.title}>
          {isRequests ? 'Requests' : 'Messages'}
        </h1>
        <Suspense>{viewer.role === 'creator' && <Broadcasts />}</Suspense>
        <IconButton label="New conversation" icon={<SquarePen size={20} />} onClick={onNew} />
      </header>
      <div className={styles.tools}>
        <SearchInput
          label="Search conversations"
          placeholder="Search conversations..."
          maxLength={limits.messageSearch}
          onSearch={setQ}
        />
        {isRequests ? (
          <p className={styles.hint}>
            People you don’t know. They can’t see whether you’ve read their messages until you
            accept.
          </p>
        ) : (
          <LinkTabs
            label="Kinds of conversations"
            tabs={tabs.map(([name, label]) => ({
              label,
              href: hrefOf(openId ?? undefined, name),
              current: name === tab,
              ...(name === 'unread' && unread?.inbox ? { count: countText(unread.inbox) } : {}),
            }))}
          />
        )}
      </div>
      {tab === 'all' && !q && <RequestsRow count={unread?.requests ?? 0} />}
      <ConversationRows viewer={viewer} tab={tab} q={q} openId={openId} onNew={onNew} />
    </section>
  )
}

/** How many requests are unread; those that were read wait behind it too. */
function RequestsRow({ count }: { count: number }) {
  return (
    <Link href={hrefOf(undefined, 'requests')} className={styles.requests}>
      <MessageCircleQuestion size={20} />
      <span className={styles.requestsWords}>Message requests</span>
      {count > 0 && <span className={styles.count}>{countText(count)}</span>}
      <ChevronRight size={16} />
    </Link>
  )
}

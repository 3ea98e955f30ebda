import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Ban, Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ReportPerson } from '../../reporting/index.ts'
import { TipButton } from '../../tips/index.ts'
import { Face } from '../face.tsx'
import { useReplyTime } from '../use-reply-time.ts'
import { otherPerson, type Person } from '../words.ts'
import { BlockPerson } from './block-person.tsx'
import { DeleteAction } from './delete-action.tsx'
import styles from './info.module.css'

type Props = { conversation: ConversationView; viewer: Viewer }

/** Who somebody talks to, and the ways out. */
export function PersonInfo({ conversation, viewer }: Props) {
  const replyTime = useReplyTime(conversation)
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const close = () => setOpen(null)
  const person = otherPerson(conversation, viewer)
  if (!person) return null
  const { displayName, username } = person
  return (
    <>
      <div className={styles.top}>
        <Face conversation={conversation} viewer={viewer} size={96} />
        <h3 className={styles.name}>{displayName}</h3>
        <p className={styles.facts}>@{username}</p>
        {replyTime && <p className={styles.facts}>{replyTime}</p>}
        <Actions person={person} />
      </div>
      <ul className={styles.ends}>
        <li>
          <button type="button" className={styles.end} onClick={() => setOpen('block')}>
            <Ban size={20} />
            Block {displayName}
          </button>
        </li>
        <li>
          <button type="button" className={styles.end} onClick={() => setOpen('report')}>
            <Flag size={20} />
            Report {displayName}
          </button>
        </li>
        <li>
          <DeleteAction conversation={conversation} />
        </li>
      </ul>
      <Suspense>
        {open === 'block' && <BlockPerson person={person} viewer={viewer} onClose={close} />}
        {open === 'report' && (
          <ReportPerson
            person={person}
            conversationId={conversation.id as ConversationId}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** Creators can be tipped. Until it is known whether they are one, there is one button less. */
function Actions({ person }: { person: Person }) {
  const { username } = person
  const { data } = useQuery(readOf('readProfile', { params: { username } }))
  return (
    <>
      <div className={styles.actions}>
        <Button variant="outline" href={profilePath(username)}>
          View profile
        </Button>
        <Suspense>{data?.user.isCreator && <TipButton creator={person} />}</Suspense>
      </div>
      {data?.user.bio && <p className={styles.bio}>{data.user.bio}</p>}
    </>
  )
}

import type { ConversationView, Viewer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TipButton } from '../../tips/index.ts'
import { Face } from '../face.tsx'
import { otherPerson, type Person } from '../words.ts'
import { BlockPerson } from './block-person.tsx'
import { DeleteAction } from './delete-action.tsx'
import styles from './info.module.css'

type Props = { conversation: ConversationView; viewer: Viewer }

/** Who somebody talks to, and the ways out. */
export function PersonInfo({ conversation, viewer }: Props) {
  const [isBlocking, setBlocking] = useState(false)
  const person = otherPerson(conversation, viewer)
  if (!person) return null
  const { displayName, username } = person
  return (
    <>
      <div className={styles.top}>
        <Face conversation={conversation} viewer={viewer} size={96} />
        <h3 className={styles.name}>{displayName}</h3>
        <p className={styles.facts}>@{username}</p>
        <Actions person={person} />
      </div>
      <ul className={styles.ends}>
        <li>
          <button type="button" className={styles.end} onClick={() => setBlocking(true)}>
            <Ban size={20} />
            Block {displayName}
          </button>
        </li>
        <li>
          <DeleteAction conversation={conversation} />
        </li>
      </ul>
      <Suspense>
        {isBlocking && (
          <BlockPerson person={person} viewer={viewer} onClose={() => setBlocking(false)} />
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

import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { LogOut, Pencil, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { plural } from '../../../ui/text/format.ts'
import { Face } from '../face.tsx'
import { titleOf } from '../words.ts'
import { AddPeople } from './add-people.tsx'
import { DeleteAction } from './delete-action.tsx'
import { GroupPicture } from './group-picture.tsx'
import styles from './info.module.css'
import { LeaveGroup } from './leave-group.tsx'
import { Members } from './members.tsx'
import { RenameGroup } from './rename-group.tsx'

type Props = { conversation: ConversationView; viewer: Viewer }

/** Who is in a group, and what its owner can do with it. */
export function GroupInfo({ conversation, viewer }: Props) {
  const [open, setOpen] = useState<'rename' | 'add' | 'leave' | null>(null)
  const close = () => setOpen(null)
  const { memberCount, abilities } = conversation
  const id = conversation.id as ConversationId
  const face = <Face conversation={conversation} viewer={viewer} size={96} />
  return (
    <>
      <div className={styles.top}>
        {abilities.manage ? (
          <Suspense fallback={face}>
            <GroupPicture conversation={conversation} viewer={viewer} />
          </Suspense>
        ) : (
          face
        )}
        <h3 className={styles.name}>{titleOf(conversation, viewer)}</h3>
        <p className={styles.facts}>{plural(memberCount, 'member')}</p>
        {abilities.manage && (
          <div className={styles.actions}>
            <Button variant="outline" icon={<Pencil size={16} />} onClick={() => setOpen('rename')}>
              Rename
            </Button>
            <Button variant="outline" icon={<UserPlus size={16} />} onClick={() => setOpen('add')}>
              Add people
            </Button>
          </div>
        )}
      </div>
      <Members conversation={conversation} viewer={viewer} />
      <ul className={styles.ends}>
        <li>
          <button type="button" className={styles.end} onClick={() => setOpen('leave')}>
            <LogOut size={20} />
            Leave group
          </button>
        </li>
        <li>
          <DeleteAction conversation={conversation} />
        </li>
      </ul>
      {open === 'rename' && <RenameGroup id={id} name={conversation.name ?? ''} onClose={close} />}
      {open === 'add' && <AddPeople conversation={conversation} onClose={close} />}
      {open === 'leave' && <LeaveGroup id={id} isOwner={abilities.manage} onClose={close} />}
    </>
  )
}

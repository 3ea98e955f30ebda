import type { ConversationView, Viewer } from '@fanfare/contract'
import { PictureField } from '../../profile-pictures/index.ts'
import { Face } from '../face.tsx'
import { useGroupPicture } from './use-group-picture.ts'

type Props = { conversation: ConversationView; viewer: Viewer }

/** For its owner, who uploads, crops and removes it. */
export function GroupPicture({ conversation, viewer }: Props) {
  const subject = useGroupPicture(conversation, viewer)
  return (
    <PictureField
      subject={subject}
      layout="middle"
      face={(preview) => (
        <Face conversation={conversation} viewer={viewer} size={96} preview={preview} />
      )}
    />
  )
}

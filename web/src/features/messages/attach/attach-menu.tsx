import type { AttachmentPurpose } from '@fanfare/contract/limits'
import { AudioLines, FileText, Image, Plus } from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { acceptFor, pickFiles } from '../../uploads/index.ts'
import { kindsToChoose } from './choose-files.ts'

type Props = {
  onFiles: (files: readonly File[], purposes: readonly AttachmentPurpose[]) => void
}

export function AttachMenu({ onFiles }: Props) {
  const choose = (purposes: readonly AttachmentPurpose[]) => async () => {
    const picked = await pickFiles({ accept: acceptFor(purposes), several: true })
    if (picked.length > 0) {
      onFiles(
        picked.map(({ file }) => file),
        purposes,
      )
    }
  }
  return (
    <Menu
      label="Add attachment"
      side="above-start"
      items={[
        {
          label: 'Photo or video',
          icon: <Image size={20} />,
          onSelect: () => void choose(kindsToChoose.visual)(),
        },
        {
          label: 'Audio',
          icon: <AudioLines size={20} />,
          onSelect: () => void choose(kindsToChoose.audio)(),
        },
        {
          label: 'File',
          icon: <FileText size={20} />,
          onSelect: () => void choose(kindsToChoose.file)(),
        },
      ]}
      trigger={(trigger) => (
        <IconButton {...trigger} label="Add attachment" icon={<Plus size={20} />} />
      )}
    />
  )
}

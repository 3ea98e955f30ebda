import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './cover-button.module.css'
import { ProfilePictureField } from './profile-picture-field.tsx'

/** On one's own profile: the same field as in the settings, without leaving the page. */
export function CoverButton() {
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  if (!viewer) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="sm"
        icon={<ImageUp size={16} />}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        Edit cover
      </Button>
      {open && (
        <Dialog
          open
          onClose={close}
          title="Cover image"
          description="The wide image at the top of your profile."
          actions={
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          }
        >
          <ProfilePictureField kind="banner" viewer={viewer} />
        </Dialog>
      )}
    </>
  )
}

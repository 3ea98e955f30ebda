import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CoverFields } from '../details/cover-fields.tsx'
import { DetailFields } from '../details/detail-fields.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from './article.module.css'
import { ArticlePictures } from './article-pictures.tsx'

type Props = { open: boolean; onClose: () => void; onInsert: (pictureId: string) => void }

/** What people find the article by, beside the page and out of its way. */
export function DetailsDrawer({ open, onClose, onInsert }: Props) {
  const { draft } = useEditing()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Details"
      size="drawer"
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DetailFields />
      <section className={styles.section}>
        <h3>Cover</h3>
        <CoverFields />
      </section>
      {draft.pictures.length > 0 && (
        <section className={styles.section}>
          <h3>Images</h3>
          <ArticlePictures onInsert={onInsert} />
        </section>
      )}
    </Dialog>
  )
}

import { countWords } from '@fanfare/contract/article-words'
import { EditorContent } from '@tiptap/react'
import { PanelRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { plural } from '../../../ui/text/format.ts'
import {
  acceptFor,
  DropVeil,
  type Picked,
  pickFiles,
  Refusals,
  UploadRow,
  useDrop,
} from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useContentUploads } from '../files/use-content-uploads.ts'
import { SaveStatus } from '../save-status.tsx'
import styles from './article.module.css'
import { ArticleToolbar } from './article-toolbar.tsx'
import { DetailsDrawer } from './details-drawer.tsx'
import { focusedChain } from './focused-chain.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TitleLine } from './title-line.tsx'
import { useArticleEditor } from './use-article-editor.ts'

/** Title and text as readers get them, and nothing else; what describes the article is in a drawer. */
export function WritingCanvas() {
  const { draft, fields } = useEditing()
  const { sending, refusals, send } = useContentUploads('picture')
  const [opened, setOpened] = useState<'link' | 'details' | null>(null)
  const editor = useArticleEditor()
  const close = () => setOpened(null)

  const take = (picked: Picked[]) =>
    void send(picked, { purpose: 'image', target: { kind: 'picture', contentId: draft.id } })
  const over = useDrop(opened ? null : take)
  const pick = async () => take(await pickFiles({ accept: acceptFor(['image']), several: true }))
  const insert = (pictureId: string) => {
    close()
    focusedChain(editor).insertContent({ type: 'image', attrs: { pictureId } }).run()
  }
  return (
    <>
      <div className={styles.bar} data-writing-bar>
        <ArticleToolbar editor={editor} onLink={() => setOpened('link')} onPicture={pick} />
        <div className={styles.state}>
          <span className={styles.count}>
            {plural(fields.article ? countWords(fields.article) : 0, 'word')}
          </span>
          <SaveStatus />
          <Button
            size="sm"
            variant="outline"
            icon={<PanelRight size={16} />}
            onClick={() => setOpened('details')}
          >
            Details
          </Button>
        </div>
      </div>
      <div className={styles.page}>
        <TitleLine onDone={() => focusedChain(editor).setTextSelection(0).run()} />
        <EditorContent editor={editor} />
        <Refusals of={refusals} />
        {sending.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </div>
      <DetailsDrawer open={opened === 'details'} onClose={close} onInsert={insert} />
      <LinkDialog editor={editor} open={opened === 'link'} onClose={close} />
      <DropVeil shown={over}>Drop your images here</DropVeil>
    </>
  )
}

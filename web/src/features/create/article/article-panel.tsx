import type { ArticleNode, ContentDraft } from '@fanfare/contract'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  acceptFor,
  DropVeil,
  onAttached,
  type Picked,
  pickFiles,
  Refusals,
  UploadRow,
  useDrop,
} from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useContentUploads } from '../files/use-content-uploads.ts'
import styles from './article.module.css'
import { ArticlePictures } from './article-pictures.tsx'
import { ArticleToolbar } from './article-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureNode } from './picture-node.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, autolink: true, protocols: ['http', 'https', 'mailto'] },
  }),
  PictureNode,
]

const heightOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().height ?? 0
const line = 32

/** What lies over the page's edges: the line that is typed in is kept between, with one line more. */
const roomAround = {
  left: 0,
  right: 0,
  get top() {
    return heightOf('header') + heightOf('[role=toolbar]') + line
  },
  get bottom() {
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top
    return (foot ? innerHeight - foot : 0) + line
  },
}

/** Writes the article; pictures travel like every other file and come into the text on arrival. */
export function ArticlePanel() {
  const { draft, fields, change } = useEditing()
  const { sending, refusals, send } = useContentUploads('picture')
  const [linking, setLinking] = useState(false)
  const written = useRef(fields.article)
  const editor = useEditor({
    extensions,
    // Our own style sheet has its rules, and the content security policy allows no other.
    injectCSS: false,
    content: (fields.article ?? '') as JSONContent,
    editorProps: {
      scrollThreshold: roomAround,
      scrollMargin: roomAround,
      attributes: {
        class: styles.text ?? '',
        'aria-label': 'Article text',
        role: 'textbox',
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.getJSON() as ArticleNode
      change({ article: written.current })
    },
  })

  useEffect(() => {
    // Only for text merged from another tab; this editor already has its own changes.
    if (fields.article === written.current) return
    written.current = fields.article
    editor.commands.setContent((fields.article ?? '') as JSONContent, { emitUpdate: false })
  }, [editor, fields.article])

  const insert = (pictureId: string) =>
    editor.chain().focus().insertContent({ type: 'image', attrs: { pictureId } }).run()
  const known = useRef(new Set(draft.pictures.map(({ id }) => id)))
  useEffect(() => {
    const arrived = (content: ContentDraft) => {
      for (const { id } of content.pictures) {
        if (known.current.has(id)) continue
        known.current.add(id)
        editor
          .chain()
          .insertContent({ type: 'image', attrs: { pictureId: id } })
          .run()
      }
    }
    return onAttached(draft.id, (content, target) => {
      if (target.kind === 'picture') arrived(content)
    })
  }, [draft.id, editor])

  const take = (picked: Picked[]) =>
    void send(picked, { purpose: 'image', target: { kind: 'picture', contentId: draft.id } })
  const over = useDrop(take)
  const pick = async () => take(await pickFiles({ accept: acceptFor(['image']), several: true }))

  return (
    <Panel title="Article">
      <div className={styles.editor}>
        <ArticleToolbar editor={editor} onLink={() => setLinking(true)} onPicture={pick} />
        <EditorContent editor={editor} />
      </div>
      <Refusals of={refusals} />
      {sending.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
      <ArticlePictures onInsert={insert} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
      <DropVeil shown={over}>Drop your images here</DropVeil>
    </Panel>
  )
}

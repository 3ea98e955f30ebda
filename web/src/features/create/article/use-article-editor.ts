import type { ArticleNode, ContentDraft } from '@fanfare/contract'
import { type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { onAttached } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import styles from './article.module.css'
import { PictureNode } from './picture-node.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, autolink: true, protocols: ['http', 'https', 'mailto'] },
  }),
  PictureNode,
]

const edgeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
const line = 32

/** What lies over the page's edges: the line that is typed in is kept between, with one line more. */
const roomAround = {
  left: 0,
  right: 0,
  get top() {
    return (edgeOf('header')?.height ?? 0) + (edgeOf('[data-writing-bar]')?.height ?? 0) + line
  },
  get bottom() {
    const foot = edgeOf('[data-foot]')?.top
    return (foot ? innerHeight - foot : 0) + line
  },
}

/** The text of the article; its pictures come into it as they arrive. */
export const useArticleEditor = () => {
  const { draft, fields, change } = useEditing()
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
        'aria-multiline': 'true',
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
  return editor
}

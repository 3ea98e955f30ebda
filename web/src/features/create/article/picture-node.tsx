import { mergeAttributes, Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { ImageOff } from 'lucide-react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from './article.module.css'

/** Only the id stands in the text; addresses are signed anew for whoever reads it. */
function PictureView({ node, selected }: NodeViewProps) {
  const { draft } = useEditing()
  const picture = draft.pictures.find(({ id }) => id === node.attrs.pictureId)
  return (
    <NodeViewWrapper className={styles.picture} data-selected={selected || undefined}>
      {picture?.preview && <img src={picture.preview} alt={picture.altText} />}
      {picture && !picture.preview && <Spinner size={20} label="Processing" />}
      {!picture && <ImageOff size={20} />}
    </NodeViewWrapper>
  )
}

export const PictureNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ pictureId: { default: null } }),
  parseHTML: () => [{ tag: 'figure[data-picture-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

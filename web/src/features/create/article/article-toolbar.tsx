import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Undo2,
} from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { roving } from '../../../ui/lib/roving.ts'
import styles from './article.module.css'
import { focusedChain } from './focused-chain.ts'

type Chain = ReturnType<Editor['chain']>
type Tool = {
  label: string
  icon: LucideIcon
  /** What it is called in the document, when it can be on. */
  on?: [name: string, attributes?: object]
  run: (chain: Chain) => Chain
}

// biome-ignore format: one line each
const tools: readonly Tool[] = [
  { label: 'Bold', icon: Bold, on: ['bold'], run: (chain) => chain.toggleBold() },
  { label: 'Italic', icon: Italic, on: ['italic'], run: (chain) => chain.toggleItalic() },
  { label: 'Strikethrough', icon: Strikethrough, on: ['strike'], run: (chain) => chain.toggleStrike() },
  { label: 'Code', icon: Code, on: ['code'], run: (chain) => chain.toggleCode() },
  { label: 'Heading', icon: Heading2, on: ['heading', { level: 2 }], run: (chain) => chain.toggleHeading({ level: 2 }) },
  { label: 'Subheading', icon: Heading3, on: ['heading', { level: 3 }], run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: 'Bulleted list', icon: List, on: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', icon: ListOrdered, on: ['orderedList'], run: (chain) => chain.toggleOrderedList() },
  { label: 'Quote', icon: Quote, on: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
  { label: 'Code block', icon: SquareCode, on: ['codeBlock'], run: (chain) => chain.toggleCodeBlock() },
  { label: 'Divider', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  { label: 'Undo', icon: Undo2, run: (chain) => chain.undo() },
  { label: 'Redo', icon: Redo2, run: (chain) => chain.redo() },
]

type Props = { editor: Editor; onLink: () => void; onPicture: () => void }

export function ArticleToolbar({ editor, onLink, onPicture }: Props) {
  const active = useEditorState({
    editor,
    selector: () => tools.map(({ on }) => (on ? editor.isActive(...on) : undefined)),
  })
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className={styles.toolbar}
      onKeyDown={roving('button', 'row')}
    >
      {tools.map(({ label, icon: Icon, run }, at) => (
        <IconButton
          key={label}
          small
          label={label}
          icon={<Icon size={16} />}
          aria-pressed={active[at]}
          onClick={() => run(focusedChain(editor)).run()}
        />
      ))}
      <IconButton small label="Link" icon={<LinkIcon size={16} />} onClick={onLink} />
      <IconButton small label="Image" icon={<ImagePlus size={16} />} onClick={onPicture} />
    </div>
  )
}

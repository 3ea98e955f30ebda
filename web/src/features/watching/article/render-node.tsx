import type { ArticleNode, SignedPicture } from '@fanfare/contract'
import { Fragment, type ReactNode } from 'react'
import { SignedImage } from '../images/signed-image.tsx'
import styles from './article.module.css'

export type Pictures = ReadonlyMap<string, SignedPicture>

/** Only what a browser opens as a page; anything else stays text. */
const safeHref = (href: unknown) =>
  typeof href === 'string' && /^(https?:\/\/|mailto:)/i.test(href) ? href : null

const marked = (mark: string, attrs: Record<string, unknown> | undefined, text: ReactNode) => {
  if (mark === 'bold') return <strong>{text}</strong>
  if (mark === 'italic') return <em>{text}</em>
  if (mark === 'strike') return <s>{text}</s>
  if (mark === 'code') return <code>{text}</code>
  const href = mark === 'link' ? safeHref(attrs?.href) : null
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener nofollow ugc">
      {text}
    </a>
  )
}

const textOf = ({ text = '', marks = [] }: ArticleNode): ReactNode =>
  marks.reduce<ReactNode>((inner, { type, attrs }) => marked(type, attrs, inner), text)

/** The page has the first heading, so those of the text start below it. */
const headingOf = (level: unknown) => (level === 4 ? 'h4' : level === 3 ? 'h3' : 'h2')

const figureOf = (node: ArticleNode, pictures: Pictures) => {
  const picture = pictures.get(String(node.attrs?.pictureId))
  if (!picture) return null
  return (
    <figure className={styles.figure}>
      <SignedImage picture={picture} sizes="(max-width: 767px) 100vw, 760px" loading="lazy" />
    </figure>
  )
}

/** From the document itself to elements, never through a string of HTML. What is not known is left out. */
export const renderNode = (node: ArticleNode, pictures: Pictures): ReactNode => {
  const inside = () => renderNodes(node.content, pictures)
  const Heading = headingOf(node.attrs?.level)
  switch (node.type) {
    case 'text':
      return textOf(node)
    case 'doc':
      return inside()
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return <Heading>{inside()}</Heading>
    case 'bulletList':
      return <ul>{inside()}</ul>
    case 'orderedList':
      return <ol start={Number(node.attrs?.start ?? 1)}>{inside()}</ol>
    case 'listItem':
      return <li>{inside()}</li>
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{inside()}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'hardBreak':
      return <br />
    case 'image':
      return figureOf(node, pictures)
    default:
      return null
  }
}

const renderNodes = (nodes: readonly ArticleNode[] | undefined, pictures: Pictures) =>
  nodes?.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not move
    <Fragment key={at}>{renderNode(node, pictures)}</Fragment>
  ))

import type { ContentId } from '@fanfare/contract'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { Href } from '../../../ui/layout/link.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { ContentCover } from './content-cover.tsx'
import styles from './waiting.module.css'

type Props = {
  title: string
  words: ReactNode
  href: Href
  label: string
  /** What choosing the button means for getting the money back. */
  note?: string | undefined
  /** The post that was bought or that they came from. */
  content?: ContentId | undefined
  children?: ReactNode
}

/** Confirms success and stays until they go on: opening a post may cost its guarantee. Back skips this screen. */
export function Done({ title, words, href, label, note, content, children }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <CheckoutFrame>
      <div className={cx(styles.waiting, styles.done)}>
        {content && <ContentCover id={content} sizes="320px" className={styles.cover} />}
        <div className={styles.said} role="status">
          <CircleCheck size={content ? 32 : 48} />
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{words}</p>
        </div>
        <Button
          variant="primary"
          size="lg"
          href={href}
          aria-describedby={note && id}
          onClick={(event) => {
            event.preventDefault()
            void navigate({ href, replace: true })
          }}
        >
          {label}
        </Button>
        {note && (
          <p id={id} className={styles.note}>
            {note}
          </p>
        )}
        {children}
      </div>
    </CheckoutFrame>
  )
}

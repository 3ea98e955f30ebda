import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within so many pixels somebody is taken to be at the end. */
const endPx = 48
/** So far from its beginning the page before is asked for. */
const olderPx = 800

const isEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < endPx

interface Log {
  /** Changes when something is put before what is shown. */
  readonly firstKey: string | undefined
  readonly items: unknown
  /** Above the first message that is new. */
  readonly line: RefObject<HTMLElement | null>
  readonly onNearBeginning: () => void
}

/**
 * Stays at the end while somebody is there, and where they read while they are not: what comes before or
 * behind moves nothing under their eyes. It opens at the first message that is new.
 */
export const useLogScroll = ({ firstKey, items, line, onNearBeginning }: Log) => {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const known = useRef({ isAtEnd: true, height: 0, firstKey, isOpened: false })
  const [isAtEnd, setAtEnd] = useState(true)

  const note = (next: boolean) => {
    known.current.isAtEnd = next
    setAtEnd(next)
  }
  const toEnd = () => {
    note(true)
    if (box) box.scrollTop = box.scrollHeight
  }
  const look = () => {
    if (!box) return
    note(isEnd(box))
    if (box.scrollTop < olderPx) onNearBeginning()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn anew may move the rest
  useLayoutEffect(() => {
    if (!box) return
    const was = known.current
    if (was.isAtEnd) box.scrollTop = box.scrollHeight
    else if (was.firstKey !== firstKey) box.scrollTop += box.scrollHeight - was.height
    if (!was.isOpened && line.current && line.current.offsetTop < box.scrollTop) {
      box.scrollTop = line.current.offsetTop - 16
      note(isEnd(box))
    }
    const { isAtEnd: isStillAtEnd } = known.current
    known.current = { isAtEnd: isStillAtEnd, height: box.scrollHeight, firstKey, isOpened: true }
  }, [box, items, firstKey])

  useEffect(() => {
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (known.current.isAtEnd) box.scrollTop = box.scrollHeight
      known.current.height = box.scrollHeight
    })
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])

  return { box, setBox, isAtEnd, look, toEnd, leaveEnd: () => note(false) }
}

export type LogScroll = ReturnType<typeof useLogScroll>

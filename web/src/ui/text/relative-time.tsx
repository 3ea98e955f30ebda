import { useEffect, useState } from 'react'
import { momentText } from './dates.ts'
import { timeAgo } from './time-ago.ts'

type Props = {
  at: string
  /** How a date is written once it is more than a week ago. */
  dateOf?: (date: Date) => string
}

export function RelativeTime({ at, dateOf }: Props) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const date = new Date(at)
  return (
    <time dateTime={at} title={momentText(date)}>
      {timeAgo(date, now, dateOf)}
    </time>
  )
}
